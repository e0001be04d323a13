import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { changePassword } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { NewPassword } from '../form/new-password'
import { useCallForm } from '../form/use-call-form'

type Close = { readonly close: () => void }

/** A dialog for a new password of one's own. */
export const ChangePassword = ({ isOpen, close }: Close & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={close} title="Change password">
    <ChangePasswordForm close={close} />
  </Modal>
)

function ChangePasswordForm({ close }: Close) {
  const { me, siteName } = useSession()
  const { notify } = useAdmin()
  const { field, form, error, isSending } = useCallForm({
    call: changePassword,
    initial: { current: '', next: '' },
    done: () => {
      notify({ text: 'Your password has been changed.' })
      close()
    },
  })
  return (
    <form {...form} aria-label="Change password">
      <Stack>
        <Text c="dimmed">You stay signed in here and will be signed out on all other devices.</Text>
        <FormError>{error}</FormError>
        <input type="email" name="username" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordInput
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Show the current password' }}
        />
        <NewPassword {...field('next')} label="New password" known={[me.name, me.email, siteName]} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
