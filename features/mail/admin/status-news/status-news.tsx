import type { AnswerOf } from '@frontage/kit/wire/call'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { unreadableTitle } from '../../unreadable'
import type { getStatus } from '../../wire.status'

const jobsTitle = (count: number): string => (count === 1 ? 'A background task failed' : `${count} background tasks failed`)

/** What the home screen says about records that cannot be read, and tasks that were given up. */
export function StatusNews({ news: { unreadable, jobs, scanner } }: { readonly news: AnswerOf<typeof getStatus> }) {
  const records = unreadable.filter(({ isReplaced }) => !isReplaced).map(({ record }) => record)
  const titles = [
    ...(records.length ? [unreadableTitle(records)] : []),
    ...(unreadable.length > records.length ? ['Settings were replaced that could not be read'] : []),
    ...(scanner === 'silent' ? ['The virus scanner does not answer'] : []),
    ...(jobs.length ? [jobsTitle(jobs.length)] : []),
  ]
  if (!titles.length) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title={titles.join('. ')}>
      <Group justify="space-between">
        <Text size="sm">Everything else works as usual.</Text>
        <Button component="a" href="/admin/status" variant="default">
          See what to do
        </Button>
      </Group>
    </Alert>
  )
}
