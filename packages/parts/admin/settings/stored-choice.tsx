import type { FieldProps } from '@frontage/kit/admin/fields'
import { Anchor, Stack } from '@mantine/core'
import { ChoiceField } from './choice-fields'

type StoredChoiceProps = FieldProps & {
  /** What is kept; undefined while it is asked for. */
  readonly things: readonly { readonly id: number; readonly title: string }[] | undefined
  /** What it is when none of them is chosen: 0. */
  readonly none: string
  /** Where they are kept, and what the link there says. */
  readonly screen: { readonly href: `/admin/${string}`; readonly label: string }
}

const NONE = '0'

/** One of the things that are kept on a screen of their own, by its name. */
export function StoredChoice({ things, none, screen, value, change, ...common }: StoredChoiceProps) {
  const id = typeof value === 'number' ? String(value) : NONE
  const known = [{ value: NONE, label: none }, ...(things ?? []).map((thing) => ({ value: String(thing.id), label: thing.title }))]
  const isGone = things !== undefined && known.every((choice) => choice.value !== id)
  return (
    <Stack gap="xs">
      <ChoiceField
        {...common}
        error={isGone ? 'This one no longer exists. Choose another.' : common.error}
        choices={isGone || !things ? known.concat(id === NONE ? [] : { value: id, label: isGone ? 'No longer exists' : '…' }) : known}
        value={id}
        change={(next) => change(Number(next ?? NONE))}
      />
      <Anchor href={screen.href} target="_blank" size="sm">
        {screen.label}
      </Anchor>
    </Stack>
  )
}
