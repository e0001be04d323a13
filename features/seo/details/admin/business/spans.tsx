import { Button, Group, Text, TextInput } from '@mantine/core'
import type { Span } from '../../../hours'
import { messages } from '../../messages.admin'

const USUAL: Span = { from: '08:00', to: '17:00' }
const AFTER: Span = { from: '18:00', to: '20:00' }

type SpansProps = {
  /** Of whom the times are: "Monday". */
  readonly of: string
  readonly spans: readonly Span[]
  readonly error: string | undefined
  readonly change: (spans: Span[]) => void
}

/** The times at which it is open: none, one, or two with a pause between them. */
export function Spans({ of, spans, error, change }: SpansProps) {
  const set = (place: number, part: Partial<Span>): void =>
    change(spans.map((span, index) => (index === place ? { ...span, ...part } : span)))
  return (
    <div>
      <Group gap="xs">
        {spans.length === 0 && <Text c="dimmed">{messages.business.closed}</Text>}
        {spans.map((span, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no name but their place
          <Group key={place} gap={6} maw="100%">
            <Time label={`${of} opens`} value={span.from} isBad={error !== undefined} set={(from) => set(place, { from })} />
            <span aria-hidden>–</span>
            <Time label={`${of} closes`} value={span.to} isBad={error !== undefined} set={(to) => set(place, { to })} />
          </Group>
        ))}
        {spans.length < 2 && (
          <Action text={spans.length ? 'Add hours' : 'Set hours'} of={of} run={() => change([...spans, spans.length ? AFTER : USUAL])} />
        )}
        {spans.length > 0 && (
          <Action text={spans.length === 1 ? 'Mark as closed' : 'Remove second hours'} of={of} run={() => change(spans.slice(0, -1))} />
        )}
      </Group>
      {error && (
        <Text size="sm" c="var(--color-danger)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}

type ActionProps = { readonly text: string; readonly of: string; readonly run: () => void }

const Action = ({ text, of, run }: ActionProps) => (
  <Button variant={text.startsWith('Add') || text === 'Set hours' ? 'default' : 'subtle'} aria-label={`${text}: ${of}`} onClick={run}>
    {text}
  </Button>
)

type TimeProps = { readonly label: string; readonly value: string; readonly isBad: boolean; readonly set: (value: string) => void }

const Time = ({ label, value, isBad, set }: TimeProps) => (
  <TextInput
    type="time"
    size="sm"
    miw={0}
    aria-label={label}
    error={isBad}
    value={value}
    onChange={({ currentTarget }) => set(currentTarget.value)}
  />
)
