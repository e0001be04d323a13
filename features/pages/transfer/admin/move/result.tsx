import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { messages } from '../../messages.move'
import type { SiteImport } from '../../wire'
import { BroughtList, Places } from './lists'

const words = messages.in

/** What has come in, and what is left to put right; or why nothing came. */
export function Result({ result: { brought, faults, bad, isKept } }: { readonly result: SiteImport }) {
  if (!isKept)
    return (
      <Alert role="alert" color="red" icon={<IconAlertTriangle size={20} />} title={words.bad}>
        <Text>{words.badText}</Text>
        <Places label={words.bad} places={bad} />
      </Alert>
    )
  return (
    <Stack>
      <Alert color="tide" icon={<IconCheck size={20} />} title={words.done}>
        <Anchor href="/" target="_blank" rel="noreferrer">
          {words.see}
        </Anchor>
      </Alert>
      {faults.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.faults(faults.length)}>
          <Places label={words.faults(faults.length)} places={faults} />
        </Alert>
      )}
      <BroughtList title={words.came} brought={brought} files={0} />
    </Stack>
  )
}
