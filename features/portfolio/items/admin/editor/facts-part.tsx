import groups from '@frontage/parts/admin/settings/settings.module.css'
import { ActionIcon, Button, Text, TextInput, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ItemFact } from '../../../item'
import { messages } from '../../../messages.admin'
import { MOST_FACTS } from '../../../spec'
import styles from './editor.module.css'
import type { Editing } from './use-editor'

const words = messages.editor

/** Facts about the item: what, and how much of it. Visitors read them on its page. */
export function FactsPart({ editing: { draft, change, errorOf } }: { readonly editing: Editing }) {
  const { facts } = draft
  const edit = (place: number, part: Partial<ItemFact>): void =>
    change({ facts: facts.map((fact, at) => (at === place ? { ...fact, ...part } : fact)) })
  return (
    <section className={groups.group} aria-labelledby="facts-title">
      <Title order={2} id="facts-title">
        Facts
      </Title>
      <Text size="sm" c="dimmed">
        {words.factsHelp(MOST_FACTS)}
      </Text>
      {facts.map((fact, place) => (
        <FactRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place in the list: its words change while they are typed
          key={place}
          number={place + 1}
          fact={fact}
          edit={(part) => edit(place, part)}
          remove={() => change({ facts: facts.toSpliced(place, 1) })}
        />
      ))}
      {errorOf('facts') && (
        <Text size="sm" c="var(--color-danger)" role="alert">
          {errorOf('facts')}
        </Text>
      )}
      {facts.length < MOST_FACTS && (
        <Button variant="default" className={styles.choose} onClick={() => change({ facts: [...facts, { label: '', value: '' }] })}>
          Add a fact
        </Button>
      )}
    </section>
  )
}

type FactRowProps = {
  readonly number: number
  readonly fact: ItemFact
  readonly edit: (part: Partial<ItemFact>) => void
  readonly remove: () => void
}

const FactRow = ({ number, fact: { label, value }, edit, remove }: FactRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around two fields
  <div className={styles.fact} role="group" aria-label={`Fact ${number}`}>
    <TextInput
      label="Label"
      placeholder="Duration"
      maxLength={60}
      value={label}
      onChange={({ currentTarget }) => edit({ label: currentTarget.value })}
    />
    <TextInput
      label="Fact"
      placeholder="Three weeks"
      maxLength={120}
      value={value}
      onChange={({ currentTarget }) => edit({ value: currentTarget.value })}
    />
    <ActionIcon variant="default" size={36} aria-label={`Remove fact ${number}`} onClick={remove}>
      <IconX size={18} />
    </ActionIcon>
  </div>
)
