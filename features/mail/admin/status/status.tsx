import rows from '@frontage/parts/admin/lists/rows.module.css'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Alert, EmptyState, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { GivenUp, UnreadableRecord } from '../../wire.status'
import { GivenUpRow } from './given-up-row'
import { UnreadableRow } from './unreadable-row'
import { useStatus } from './use-status'

/** What cannot be read, and which tasks failed for good. */
export function Status() {
  const { data } = useStatus()
  return (
    <Stack gap="xl" maw="54rem">
      <header>
        <ScreenTitle>Site status</ScreenTitle>
        <Text c="dimmed">Stored records that cannot be read, background tasks that failed, and the virus scanner, if there is one.</Text>
      </header>
      {!data && <Skeleton height={240} radius="lg" role="status" aria-label="Loading" />}
      {data && data.unreadable.length + data.jobs.length === 0 && data.scanner !== 'silent' && <AllWell />}
      {data?.scanner === 'silent' && <ScannerSilent />}
      {data && data.unreadable.length > 0 && <Unreadable records={data.unreadable} />}
      {data && data.jobs.length > 0 && <Failed jobs={data.jobs} />}
    </Stack>
  )
}

const AllWell = () => (
  <EmptyState
    py="xl"
    variant="light"
    icon={<IconCircleCheck stroke={1.5} />}
    title="Everything works"
    description="Records that cannot be read and tasks that fail will be listed here."
  />
)

const ScannerSilent = () => (
  <Stack component="section" gap="sm" aria-labelledby="scanner">
    <Title order={2} id="scanner">
      Virus scanner
    </Title>
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title="The virus scanner does not answer">
      Files that visitors send are marked as not checked, are not attached to e-mails, and are checked as soon as the scanner answers again.
      Ask the person who runs your server to look at it.
    </Alert>
  </Stack>
)

const Unreadable = ({ records }: { readonly records: readonly UnreadableRecord[] }) => (
  <Stack component="section" gap="sm" aria-labelledby="unreadable">
    <Title order={2} id="unreadable">
      Cannot be read
    </Title>
    <Text>
      These records are damaged in the database. Everything else works. Ask the person who runs your server to restore them from a backup,
      or delete them and create them again.
    </Text>
    <ul className={rows.list}>
      {records.map(({ record, isReplaced }) => (
        <UnreadableRow key={`${record}${isReplaced}`} record={record} isReplaced={isReplaced} />
      ))}
    </ul>
  </Stack>
)

const Failed = ({ jobs }: { readonly jobs: readonly GivenUp[] }) => (
  <Stack component="section" gap="sm" aria-labelledby="failed">
    <Title order={2} id="failed">
      Failed tasks
    </Title>
    <Text>The site tried these several times and has stopped. Try them again once the cause is fixed, or discard them.</Text>
    <ul className={rows.list}>
      {jobs.map((job) => (
        <GivenUpRow key={job.id} job={job} />
      ))}
    </ul>
  </Stack>
)
