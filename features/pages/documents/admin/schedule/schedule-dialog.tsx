import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { zoneName } from '@frontage/kit/zone'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NOTICE, pageKey, pagesKey } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { schedulePage } from '../../wire.admin'
import { fromField, issueOf, timeWords, toField } from './local-time'
import type { SchedulablePage, Schedule } from './schedulable'

const words = messages.schedule

type ScheduleDialogProps = { readonly page: SchedulablePage; readonly close: () => void; readonly planned?: () => void }
type Times = Pick<Schedule, 'publishAt' | 'unpublishAt'>
type Fields = { readonly publishAt: string; readonly unpublishAt: string }

/** When the page goes live, and when it ends, by itself. */
export function ScheduleDialog({ page, close, planned = () => {} }: ScheduleDialogProps) {
  const { schedule } = page
  const [fields, setFields] = useState(fieldsOf(schedule))
  const [isAsked, setAsked] = useState(false)
  const done = (isPlanned: boolean): void => {
    close()
    if (isPlanned) planned()
  }
  const { save, isSaving, failure, conflict } = useSchedule(page, done, (theirs) => setFields(fieldsOf(theirs)))
  const times = { publishAt: fromField(fields.publishAt), unpublishAt: fromField(fields.unpublishAt) }
  const fault = isAsked ? issueOf(times, new Date()) : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (!issueOf(times, new Date()) && !isSaving) save(times)
  }
  if (conflict) return <Conflict conflict={conflict} />
  return (
    <Dialog title={words.title} close={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            {words.lead} {words.zone(zoneName())}
          </Text>
          <TimeField
            label="Publish on"
            said={times.publishAt && words.publishes(timeWords(times.publishAt))}
            error={fault === 'publish-past' ? words.faults[fault] : failure?.publishAt}
            value={fields.publishAt}
            change={(publishAt) => setFields({ ...fields, publishAt })}
          />
          <TimeField
            label="Unpublish on"
            said={times.unpublishAt && words.unpublishes(timeWords(times.unpublishAt))}
            error={fault && fault !== 'publish-past' ? words.faults[fault] : failure?.unpublishAt}
            value={fields.unpublishAt}
            change={(unpublishAt) => setFields({ ...fields, unpublishAt })}
          />
          <Failure>{failure?.other}</Failure>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving} disabled={!schedule.refused && isSame(fields, schedule)}>
              Save schedule
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const fieldsOf = ({ publishAt, unpublishAt }: Schedule): Fields => ({ publishAt: toField(publishAt), unpublishAt: toField(unpublishAt) })

const isSame = (fields: Fields, { publishAt, unpublishAt }: Schedule): boolean =>
  fields.publishAt === toField(publishAt) && fields.unpublishAt === toField(unpublishAt)

type TimeFieldProps = {
  readonly label: string
  readonly said: string | null
  readonly error: string | undefined
  readonly value: string
  readonly change: (value: string) => void
}

const TimeField = ({ label, said, error, value, change }: TimeFieldProps) => (
  <div>
    <Group align="flex-end" wrap="nowrap" gap="xs">
      <TextInput
        type="datetime-local"
        flex="1"
        label={label}
        error={error}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button variant="default" disabled={!value} aria-label={`Clear: ${label}`} onClick={() => change('')}>
        Clear
      </Button>
    </Group>
    <Text size="sm" c="dimmed" mih="1.5rem">
      {!error && said}
    </Text>
  </div>
)

const labels = { publishAt: 'Publish on', unpublishAt: 'Unpublish on' }
const comparedOf = ({ publishAt, unpublishAt }: Times) => ({
  publishAt: publishAt && timeWords(publishAt),
  unpublishAt: unpublishAt && timeWords(unpublishAt),
})

function useSchedule(page: SchedulablePage, done: (isPlanned: boolean) => void, replaced: (theirs: Schedule) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [revision, setRevision] = useState(page.schedule.revision)
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: async ({ over, ...times }: Times & { readonly over: string }) => {
      await page.settle()
      return send(schedulePage, { id: page.id, ...times, revision: over })
    },
    onSuccess: (standing, { publishAt, unpublishAt }) => {
      page.setSchedule(standing.schedule, standing)
      const text = publishAt || unpublishAt ? words.set : words.taken
      announce(text)
      notify({ id: NOTICE, text })
      done(publishAt !== null)
    },
    onSettled: () => client.invalidateQueries({ queryKey: pagesKey }),
  })
  const mine = variables ?? page.schedule
  const conflict = useConflict({
    ...{ queryKey: [...pageKey(page.id), 'schedule'], error, mine: comparedOf(mine), labels, isSaving: isPending, notNow: reset },
    read: async () => {
      const schedule = await page.scheduleNow()
      return { schedule, value: comparedOf(schedule), revision: schedule.revision }
    },
    keepMine: (theirs) => mutate({ publishAt: mine.publishAt, unpublishAt: mine.unpublishAt, over: theirs.revision }),
    takeTheirs: ({ schedule }) => {
      page.setSchedule(schedule)
      setRevision(schedule.revision)
      replaced(schedule)
      reset()
    },
  })
  const field = error instanceof WireError ? error.refusal?.data.field : undefined
  const place = field === 'publishAt' || field === 'unpublishAt' ? field : 'other'
  const failure = error && !isOutdated(error) ? failureAt(place, explain(error)) : undefined
  return { save: (times: Times) => mutate({ ...times, over: revision }), isSaving: isPending, failure, conflict }
}

const failureAt = (place: 'publishAt' | 'unpublishAt' | 'other', text: string) => ({
  publishAt: undefined,
  unpublishAt: undefined,
  other: undefined,
  [place]: text,
})
