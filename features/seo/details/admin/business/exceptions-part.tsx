import { todayAt } from '@frontage/kit/clock'
import { DayField } from '@frontage/parts/admin/time-fields'
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Exception } from '../../../hours'
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
          Holidays and other exceptions
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
  const name = exception.note || `Exception ${number}`
  const day = (key: 'from' | 'to', label: string) => (
    <DayField
      {...{ label, description: undefined, error: errorOf(key), value: exception[key] }}
      change={(value) => change({ [key]: value })}
    />
  )
  return (
    <fieldset className={styles.exception} aria-label={name}>
      <div className={styles.fields}>
        {day('from', 'First day')}
        {day('to', 'Last day')}
        <TextInput
          label="Name"
          error={errorOf('note')}
          value={exception.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
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
