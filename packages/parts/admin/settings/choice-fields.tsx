import { Checkbox, Select, Stack } from '@mantine/core'
import type { Choice } from './setting'

type ChoiceProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly choices: readonly Choice[]
  readonly value: unknown
  readonly change: (value: unknown) => void
}

/** A value that came from elsewhere, and is none of ours, stays in sight. */
const withUnknown = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }]

/** Choices as the field takes them: groups in the order in which they first appear. Inside a group nothing may name one again. */
function grouped(choices: readonly Choice[]) {
  const plain = (some: readonly Choice[]) => some.map(({ value, label }) => ({ value, label }))
  if (choices.every(({ group }) => !group)) return plain(choices)
  return [...Map.groupBy(choices, ({ group = '' }) => group)].map(([group, items]) => ({ group, items: plain(items) }))
}

const isLong = (choices: readonly Choice[]): boolean => choices.length > 12

/** Nothing chosen is written as nothing at all; the field needs a value that no choice has. */
const NONE = '\u2014'

/** One of several words. */
export function ChoiceField({ choices, none, value, change, ...common }: ChoiceProps & { readonly none?: string | undefined }) {
  const text = typeof value === 'string' ? value : none === undefined ? '' : NONE
  const known = text === NONE || text === '' ? choices : withUnknown(choices, text)
  const offered = none === undefined ? known : [{ value: NONE, label: none }, ...known]
  return (
    <Select
      {...common}
      data={grouped(offered)}
      allowDeselect={false}
      searchable={isLong(offered)}
      value={text}
      onChange={(next) => change(next === NONE || next === null ? undefined : next)}
    />
  )
}

/** One of several whole numbers; null is one of them. */
export const StepField = ({ choices, value, change, ...common }: ChoiceProps) => (
  <Select
    {...common}
    data={[...withUnknown(choices, String(value ?? null))]}
    value={String(value ?? null)}
    onChange={(next) => change(next === null || next === 'null' ? null : Number(next))}
  />
)

/** Any number of several words, in the order of the choices. */
export const SeveralField = ({ choices, value, change, ...common }: ChoiceProps) => (
  <Checkbox.Group
    {...common}
    value={Array.isArray(value) ? value.map(String) : []}
    onChange={(next) => change(choices.flatMap((choice) => (next.includes(choice.value) ? [choice.value] : [])))}
  >
    <Stack gap="xs" mt="xs">
      {choices.map((choice) => (
        <Checkbox key={choice.value} value={choice.value} label={choice.label} />
      ))}
    </Stack>
  </Checkbox.Group>
)
