import { useAdmin } from '@frontage/kit/admin/screen'
import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Checkbox, Group, Skeleton, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Taxonomy } from '../../item'
import { messages, termNouns } from '../../messages.admin'
import styles from './term-checks.module.css'
import type { TermLine } from './term-tree'
import { useSaveTerm } from './use-terms'

type TermChecksProps = {
  readonly taxonomy: Taxonomy
  /** Undefined until they are known. */
  readonly lines: readonly TermLine[] | undefined
  readonly error?: string | undefined
  readonly ids: readonly number[]
  readonly change: (ids: number[]) => void
  /** New ones can be added here. */
  readonly canAdd?: boolean
}

/** Ticks terms, and adds one that is missing. */
export function TermChecks({ taxonomy, lines, error, ids, change, canAdd = true }: TermChecksProps) {
  if (!lines) return <Skeleton height={80} />
  const toggle = (id: number): void => change(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return (
    <>
      {lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.terms.noneText[taxonomy]}
        </Text>
      )}
      {lines.length > 0 && (
        <ul className={styles.checks}>
          {lines.map(({ id, name, depth }) => (
            <li key={id} data-depth={Math.min(depth, 3)}>
              <Checkbox label={name} checked={ids.includes(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </ul>
      )}
      <Failure>{error}</Failure>
      {canAdd && <NewTerm taxonomy={taxonomy} added={(id) => change([...ids, id])} />}
    </>
  )
}

/** Adds a term without leaving the item. What is ticked and typed while it is on its way stays. */
function NewTerm({ taxonomy, added }: { readonly taxonomy: Taxonomy; readonly added: (id: number) => void }) {
  const { explain } = useAdmin()
  const [name, setName] = useState('')
  const latest = useRef(added)
  useEffect(() => {
    latest.current = added
  })
  const { mutate, isPending, error } = useSaveTerm(({ id }, sent) => {
    setName((now) => (now === sent.name ? '' : now))
    latest.current(id)
  })
  const add = (): void => {
    if (name.trim() && !isPending) mutate({ taxonomy, name })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          size="sm"
          aria-label={`New ${termNouns[taxonomy]}`}
          placeholder={`New ${termNouns[taxonomy]}`}
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={press}
        />
        <Button variant="default" aria-label={`Add the ${termNouns[taxonomy]}`} loading={isPending} onClick={add}>
          Add
        </Button>
      </Group>
      <Failure>{error ? explain(error) : undefined}</Failure>
    </>
  )
}
