import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindCalled, kindsFor, kindWith } from '../../kind-search'
import { messages } from '../../messages.assistant'
import { type Kinds, listKinds } from '../../wire.admin'
import { idOfField } from '../assistant/field-id'
import { kindsKey } from '../keys'
import { KindOptions, OTHER } from './kind-options'

const words = messages.business
const none: Kinds = { groups: [] }

type KindFieldProps = {
  readonly kind: string
  readonly otherKind: string
  readonly error: string | undefined
  readonly choose: (kind: string, otherKind: string) => void
}

/** The kind of business: found while typing, or said in the owner's own words. What is typed counts, chosen or not. */
export function KindField({ kind, otherKind, error, choose }: KindFieldProps) {
  const { announce } = useAdmin()
  const { data = none } = useQuery({ queryKey: kindsKey, queryFn: () => send(listKinds, {}), staleTime: Number.POSITIVE_INFINITY })
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? kindWith(data, kind)?.title ?? otherKind
  const found = kindsFor(data, shown)
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })

  const type = (text: string): void => {
    const same = kindCalled(data, text)
    setTyped(text)
    choose(same?.id ?? '', same ? '' : text.trim())
    box.openDropdown()
    box.updateSelectedOptionIndex()
    if (text.trim()) announce(words.found(kindsFor(data, text).length))
  }
  const take = (id: string): void => {
    setTyped(undefined)
    if (id === OTHER) choose('', shown.trim())
    else choose(id, '')
    box.closeDropdown()
  }
  const leaveOut = (): void => {
    setTyped('')
    choose('', '')
    box.closeDropdown()
    announce(words.leftOut)
  }
  return (
    <div>
      <Combobox store={box} onOptionSubmit={take} shadow="md" withinPortal={false} position="bottom-start" middlewares={{ flip: false }}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            id={idOfField('kind')}
            label={words.kind}
            description={words.kindHelp}
            autoComplete="off"
            error={error}
            value={shown}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onFocus={() => box.openDropdown()}
            onClick={() => box.openDropdown()}
            onBlur={() => box.closeDropdown()}
          />
        </Combobox.Target>
        <KindOptions kinds={data} found={found} typed={shown.trim()} isChosen={kind !== ''} />
      </Combobox>
      <Button variant="subtle" px="xs" mt={4} onClick={leaveOut}>
        {words.leaveOut}
      </Button>
    </div>
  )
}
