import { exactTime, zoneName } from '@frontage/kit/zone'
import { SaveBar } from '@frontage/parts/admin/save-bar'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Group, NativeSelect, NumberInput, Stack, Switch, Text, Title } from '@mantine/core'
import type { FormEvent } from 'react'
import { messages } from '../../messages.admin'
import type { BackupsAnswer } from '../../wire.admin'
import { useSchedule } from './use-backups'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))
const counts = [
  ['days', 1, 365],
  ['weeks', 0, 520],
  ['months', 0, 120],
] as const

/** When backups are made, and how many are kept. */
export function SchedulePart({ data }: { readonly data: BackupsAnswer }) {
  const { draft, change, save, isChanged, isSaving, failure, discard, question } = useSchedule(data)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} aria-labelledby="backup-schedule">
      <Stack gap="lg">
        <div className={groups.group}>
          <Title order={2} id="backup-schedule">
            {messages.schedule}
          </Title>
          <Switch label={messages.isOn} checked={draft.isOn} onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })} />
          <NativeSelect
            label={messages.hour}
            description={zoneName()}
            maw="12rem"
            data={hours}
            value={String(draft.hour)}
            onChange={({ currentTarget }) => change({ hour: Number(currentTarget.value) })}
          />
          <div>
            <Title order={3} size="h5">
              {messages.kept}
            </Title>
            <Text size="sm" c="dimmed">
              {messages.keptHelp}
            </Text>
          </div>
          <Group align="flex-end">
            {counts.map(([unit, least, most]) => (
              <NumberInput
                key={unit}
                label={messages[unit]}
                w="7rem"
                min={least}
                max={most}
                allowDecimal={false}
                value={draft[unit]}
                onChange={(value) => change({ [unit]: typeof value === 'number' ? value : least })}
              />
            ))}
          </Group>
          {data.next && <Text size="sm">Next backup: {exactTime(new Date(data.next))}</Text>}
        </div>
        <SaveBar {...{ isChanged, isSaving, failure, discard, question }} />
      </Stack>
    </form>
  )
}
