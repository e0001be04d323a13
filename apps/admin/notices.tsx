import type { Notice } from '@frontage/kit/admin/screen'
import { Button, Group, Text } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'

/** Where notices stand: over the navigation, since what is being worked on has its buttons at the right. */
export const Notices = () => <Notifications position="bottom-left" limit={3} autoClose={8000} containerWidth="var(--notice-width)" />

/** Shows a notice. The one with the same id, and its clock, go first. */
export function show({ id = crypto.randomUUID(), text, tone = 'good', action, next }: Notice): void {
  const actions = [next, action].filter((action) => action !== undefined)
  const done = (run: () => void): void => {
    notifications.hide(id)
    run()
  }
  notifications.hide(id)
  notifications.show({
    id,
    color: tone === 'good' ? 'tide' : 'red',
    role: tone === 'good' ? 'status' : 'alert',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close notification' },
    message: (
      <Group justify="space-between" gap="xs">
        <Text size="sm" flex="1 1 9rem">
          {text}
        </Text>
        {actions.length > 0 && (
          <Group gap="xs" wrap="nowrap" flex="none">
            {actions.map(({ label, run }) => (
              <Button key={label} variant="default" size="sm" onClick={() => done(run)}>
                {label}
              </Button>
            ))}
          </Group>
        )}
      </Group>
    ),
  })
}
