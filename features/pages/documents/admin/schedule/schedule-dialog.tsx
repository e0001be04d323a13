import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { zoneName } from '@frontage/kit/zone'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { NOTICE, pagesKey } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { schedulePage } from '../../wire.admin'
import { fromField, issueOf, timeWords, toField } from './local-time'

const words = messages.schedule

type ScheduleDialogProps = { readonly page: PageAtWork; readonly close: () => void; readonly planned: () => void }
type Fields = { readonly publishAt: string; readonly unpublishAt: string }

/** When the page goes live, and when it ends, by itself. */
export function ScheduleDialog({ page, close, planned }: ScheduleDialogProps) {
  const { schedule } = page.standing
  const [fields, setFields] = useState({ publishAt: toField(schedule.publishAt), unpublishAt: toField(schedule.unpublishAt) })
  const [isAsked, setAsked] = useState(false)
  const { save, isSaving, failure } = useSchedule(page, (isPlanned) => {
    close()
    if (isPlanned) planned()
  })
  const times = { publishAt: fromField(fields.publishAt), unpublishAt: fromField(fields.unpublishAt) }
  const fault = isAsked ? issueOf(times, new Date()) : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (!issueOf(times, new Date()) && !isSaving) save(times)
  }
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

const isSame = (fields: Fields, { publishAt, unpublishAt }: PageAtWork['standing']['schedule']): boolean =>
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
      {said}
    </Text>
  </div>
)

function useSchedule(page: PageAtWork, done: (isPlanned: boolean) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (times: { readonly publishAt: string | null; readonly unpublishAt: string | null }) => {
      await page.settle()
      return send(schedulePage, { id: page.id, ...times })
    },
    onSuccess: (standing, { publishAt, unpublishAt }) => {
      page.setStanding(standing)
      const text = publishAt || unpublishAt ? words.set : words.taken
      announce(text)
      notify({ id: NOTICE, text })
      done(publishAt !== null)
    },
    onSettled: () => client.invalidateQueries({ queryKey: pagesKey }),
  })
  const field = error instanceof WireError ? error.refusal?.data.field : undefined
  const place = field === 'publishAt' || field === 'unpublishAt' ? field : 'other'
  return { save: mutate, isSaving: isPending, failure: error ? failureAt(place, explain(error)) : undefined }
}

const failureAt = (place: 'publishAt' | 'unpublishAt' | 'other', text: string) => ({
  publishAt: undefined,
  unpublishAt: undefined,
  other: undefined,
  [place]: text,
})
