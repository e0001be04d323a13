import { Section } from '@frontage/parts/admin/section'
import { Button, Group, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { messages } from '../../messages.requests'
import type { PersonStatement } from '../../wire.privacy'
import { FoundData } from './found-data'
import type { LookUpState } from './use-look-up'

const words = messages.find

type LookUpProps = {
  readonly lookUp: LookUpState
  readonly show: (statement: PersonStatement) => void
  /** Whether somebody comes back from a statement. */
  readonly isBack: boolean
}

/** Looks for a person by their address, and shows what was found. */
export function LookUp({ lookUp, show, isBack }: LookUpProps) {
  const { address, type, look, found, isLooking, error } = lookUp
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    look()
  }
  return (
    <Section title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate aria-label={words.title}>
        <Group align="flex-start" gap="sm">
          <TextInput
            ref={field}
            label={words.label}
            size="sm"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={320}
            flex="1 1 16rem"
            value={address}
            error={error}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit" mt={{ base: 0, xs: '1.75rem' }} leftSection={<IconSearch size={18} />} loading={isLooking}>
            {words.button}
          </Button>
        </Group>
      </form>
      {found && <FoundData found={found} again={look} show={show} isBack={isBack} />}
    </Section>
  )
}
