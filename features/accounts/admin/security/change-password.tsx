import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Stack, Text } from '@mantine/core'
import { changePassword } from '../../wire.admin'
import { CurrentPassword } from '../form/current-password'
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
        <CurrentPassword {...field('current')} label="Current password" showLabel="Show the current password" />
        <NewPassword {...field('next')} label="New password" known={[me.name, me.email, siteName]} />
        <DialogButtons close={close} isBusy={isSending}>
          Change password
        </DialogButtons>
      </Stack>
    </form>
  )
}
