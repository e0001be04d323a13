import { useAdmin } from '@frontage/kit/admin/screen'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Stack, TextInput } from '@mantine/core'
import { renamePasskey } from '../../wire.security'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { useSecurityChanged } from './use-security'

type NameProps = { readonly id: string; readonly name: string; readonly close: () => void }

/** A dialog for another name of a passkey. */
export const PasskeyName = ({ isOpen, ...passkey }: NameProps & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={passkey.close} title="Rename passkey">
    <NameForm {...passkey} />
  </Modal>
)

function NameForm({ id, name, close }: NameProps) {
  const { notify } = useAdmin()
  const changed = useSecurityChanged()
  const { field, form, error, isSending } = useCallForm({
    call: renamePasskey,
    initial: { id, name },
    done: async () => {
      await changed()
      notify({ id: 'security', text: 'Passkey renamed.' })
      close()
    },
  })
  return (
    <form {...form} aria-label="Rename passkey">
      <Stack>
        <FormError>{error}</FormError>
        <TextInput {...field('name')} label="Name" autoComplete="off" data-autofocus />
        <DialogButtons close={close} isBusy={isSending}>
          Save
        </DialogButtons>
      </Stack>
    </form>
  )
}
