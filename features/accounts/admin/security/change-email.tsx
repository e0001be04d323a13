import { sessionKey, useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeEmail } from '../../wire.security'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'

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
  const client = useQueryClient()
  const { field, form, error, isSending } = useCallForm({
    call: changeEmail,
    initial: { email: '' },
    done: async (answer) => {
      await client.invalidateQueries({ queryKey: sessionKey })
      notify({ text: `You now sign in with ${answer.me.email}.` })
      close()
    },
  })
  return (
    <form {...form} aria-label="Change e-mail">
      <Stack>
        <Text c="dimmed">We’ll write to {me.email} and to the new address about it.</Text>
        <FormError>{error}</FormError>
        <TextInput
          {...field('email')}
          label="New e-mail"
          description="You’ll use it to sign in."
          type="email"
          autoComplete="email"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Change e-mail
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
