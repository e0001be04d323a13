import { todayAt } from '@frontage/kit/clock'
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Exception } from '../../hours'
import { messages } from '../../messages.admin'
import styles from './business.module.css'
import type { BusinessForm } from './business-form'
import { Spans } from './spans'

const today = (): string => todayAt(new Date())

/** Days that are otherwise than the week: holidays, and other times. */
export function ExceptionsPart({ form: { draft, change, errorOf } }: { readonly form: BusinessForm }) {
  const { exceptions } = draft
  const set = (place: number, part: Partial<Exception>): void =>
    change({ exceptions: exceptions.map((exception, index) => (index === place ? { ...exception, ...part } : exception)) })
  return (
    <Stack gap="sm" component="section" aria-labelledby="exceptions-title">
      <div>
        <Title order={3} id="exceptions-title">
          Other days
        </Title>
        <Text size="sm" c="dimmed">
          {messages.business.exceptionsHelp}
        </Text>
      </div>
      {exceptions.map((exception, place) => (
        <ExceptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: exceptions have no name but their place
          key={place}
          number={place + 1}
          exception={exception}
          errorOf={(field) => errorOf(`exceptions.${place}.${field}`)}
          change={(part) => set(place, part)}
          remove={() => change({ exceptions: exceptions.filter((_exception, index) => index !== place) })}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => change({ exceptions: [...exceptions, { from: today(), to: today(), note: '', spans: [] }] })}
        >
          Add days
        </Button>
      </Group>
    </Stack>
  )
}

type FieldsProps = {
  readonly number: number
  readonly exception: Exception
  readonly errorOf: (field: keyof Exception) => string | undefined
  readonly change: (part: Partial<Exception>) => void
  readonly remove: () => void
}

function ExceptionFields({ number, exception, errorOf, change, remove }: FieldsProps) {
  const name = exception.note || `Other days ${number}`
  const field = (key: 'from' | 'to' | 'note', label: string, type: 'date' | 'text') => (
    <TextInput
      type={type}
      label={label}
      error={errorOf(key)}
      value={exception[key]}
      onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
    />
  )
  return (
    <fieldset className={styles.exception} aria-label={name}>
      <div className={styles.fields}>
        {field('from', 'First day', 'date')}
        {field('to', 'Last day', 'date')}
        {field('note', 'Name', 'text')}
      </div>
      <Group justify="space-between">
        <Spans of={name} spans={exception.spans} error={errorOf('spans')} change={(spans) => change({ spans })} />
        <Button variant="default" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </Button>
      </Group>
    </fieldset>
  )
}
