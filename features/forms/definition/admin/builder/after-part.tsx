import { Stack } from '@mantine/core'
import { actionsOf } from './action-groups'
import { useBuild } from './build'
import { OptionalGroup } from './optional-group'
import { WebhookFields } from './webhooks'

/** What happens once a message was taken. */
export function AfterPart() {
  const { draft } = useBuild()
  return (
    <Stack gap="lg">
      {actionsOf(draft).map((action) => (
        <OptionalGroup key={action.path} {...action} />
      ))}
      <WebhookFields />
    </Stack>
  )
}
