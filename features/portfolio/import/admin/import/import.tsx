import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { messages } from '../../../messages.admin'
import { FilePart } from './file-part'
import { Report } from './report'
import { SitePart } from './site-part'
import { useLastImport } from './use-import'

const words = messages.import

/** Items from a file of WordPress, or from a site that runs. */
export function Import() {
  const { last, isKnown } = useLastImport()
  const isRunning = last?.state === 'running'
  return (
    <Stack gap="xl" maw="60rem">
      <header>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </header>
      {!isKnown && <Skeleton height={200} radius="lg" role="status" aria-label="Loading" />}
      {last && <Report key={last.id} last={last} />}
      {isKnown && !isRunning && (
        <>
          <FilePart />
          <SitePart />
        </>
      )}
    </Stack>
  )
}
