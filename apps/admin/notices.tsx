import type { Notice } from '@frontage/kit/admin/screen'
import { Button, Group, Text } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'

/** Where notices stand. */
export const Notices = () => <Notifications position="bottom-right" limit={3} autoClose={8000} />

/** Shows a notice. The one with the same id, and its clock, go first. */
export function show({ id = crypto.randomUUID(), text, tone = 'good', deed }: Notice): void {
  const run = (): void => {
    notifications.hide(id)
    deed?.run()
  }
  notifications.hide(id)
  notifications.show({
    id,
    color: tone === 'good' ? 'tide' : 'red',
    role: tone === 'good' ? 'status' : 'alert',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close notification' },
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm">{text}</Text>
        {deed && (
          <Button variant="default" size="sm" onClick={run} flex="none">
            {deed.label}
          </Button>
        )}
      </Group>
    ),
  })
}
