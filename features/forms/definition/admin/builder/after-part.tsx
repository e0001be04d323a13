import { Stack } from '@mantine/core'
import { useBuild } from './build'
import { actionsOf } from './groups/action-groups'
import { OptionalGroup } from './groups/optional-group'
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
