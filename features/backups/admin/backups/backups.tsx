import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import { LastPart } from './last-part'
import { SchedulePart } from './schedule-part'
import { useBackups } from './use-backups'
import { WherePart } from './where-part'

/** The last backup, when the next ones are made, and where they go. */
export function BackupsScreen() {
  const { data, makeNow, isMaking } = useBackups()
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{messages.title}</ScreenTitle>
        <Text c="dimmed">{messages.lead}</Text>
      </div>
      {!data && <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />}
      {data && <LastPart data={data} makeNow={makeNow} isMaking={isMaking} />}
      {data && <SchedulePart data={data} />}
      {data && <WherePart at={data.at} />}
    </Stack>
  )
}
