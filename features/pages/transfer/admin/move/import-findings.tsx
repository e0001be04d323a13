import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '../../messages.move'
import type { SiteImport } from '../../wire'
import { DownloadSite } from './download-site'
import { BroughtList, Places } from './lists'

const words = messages.in

type FoundProps = { readonly look: SiteImport; readonly take: () => void }

/** What a file would bring, and the way back; or what is wrong with it, and then it brings nothing. */
export function ImportFindings({ look: { brought, faults, bad, files }, take }: FoundProps) {
  if (bad.length > 0)
    return (
      <Alert role="alert" color="red" icon={<IconAlertTriangle size={20} />} title={words.bad}>
        <Text>{words.badText}</Text>
        <Places label={words.bad} places={bad} />
      </Alert>
    )
  const isNothing = files === 0 && brought.every(({ outcome }) => outcome === 'same')
  return (
    <Stack>
      <BroughtList title={words.coming} brought={brought} files={files} />
      {faults.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.faults(faults.length)}>
          <Text>{words.issuesText}</Text>
          <Places label={words.faults(faults.length)} places={faults} />
        </Alert>
      )}
      {isNothing ? (
        <Text c="dimmed">{words.nothingNew}</Text>
      ) : (
        <>
          <Text>{words.before(brought.filter(({ outcome }) => outcome === 'changed').length)}</Text>
          <Group align="flex-start" justify="space-between">
            <DownloadSite />
            <Button onClick={take}>{words.button}</Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
