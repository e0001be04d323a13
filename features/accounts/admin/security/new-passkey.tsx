import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addPasskey } from '../../wire.security'
import { FormError } from '../form/form-error'
import { makePasskey, passkeyWords } from '../passkeys/passkeys'
import { useSecurityChanged } from './use-security'

type Close = { readonly close: () => void }

/** A dialog for one more passkey: a name first, then what the browser asks. */
export const NewPasskeyDialog = ({ isOpen, close }: Close & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={close} title="Add a passkey">
    <NewPasskeyForm close={close} />
  </Modal>
)

function NewPasskeyForm({ close }: Close) {
  const { notify, explain } = useAdmin()
  const changed = useSecurityChanged()
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(addPasskey, { name: name.trim() || 'Passkey', passkey: await makePasskey() }),
    onSuccess: async () => {
      await changed()
      notify({ id: 'security', text: 'Passkey added. You can sign in with it from now on.' })
      close()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Add a passkey">
      <Stack>
        <Text c="dimmed">Your browser will ask for your fingerprint, face or PIN, or offer to use your phone.</Text>
        <FormError>{error ? passkeyWords(error, explain) : undefined}</FormError>
        <TextInput
          label="Name"
          description="To tell your passkeys apart, for example “Work laptop”."
          value={name}
          maxLength={60}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <DialogButtons close={close} isBusy={isPending}>
          Continue
        </DialogButtons>
      </Stack>
    </form>
  )
}
