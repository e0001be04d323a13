import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { changeEmail } from '../../wire.security'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { useSecurityChanged } from './use-security'

type Close = { readonly close: () => void }

/** A dialog for another address to sign in with. */
export const ChangeEmail = ({ isOpen, close }: Close & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={close} title="Change e-mail">
    <ChangeEmailForm close={close} />
  </Modal>
)

function ChangeEmailForm({ close }: Close) {
  const { me } = useSession()
  const { notify } = useAdmin()
  const changed = useSecurityChanged()
  const { field, form, error, isSending } = useCallForm({
    call: changeEmail,
    initial: { email: '' },
    done: async (_answer, { email }) => {
      await changed()
      notify({ id: 'security', text: `Open the link that we sent to ${email.trim()}.` })
      close()
    },
  })
  return (
    <form {...form} aria-label="Change e-mail">
      <Stack>
        <Text c="dimmed">We’ll send a link to the new address. Until you open it, you sign in with {me.email}.</Text>
        <FormError>{error}</FormError>
        <TextInput
          {...field('email')}
          label="New e-mail"
          description="You’ll use it to sign in once it is confirmed."
          type="email"
          autoComplete="email"
          data-autofocus
        />
        <DialogButtons close={close} isBusy={isSending}>
          Send link
        </DialogButtons>
      </Stack>
    </form>
  )
}
