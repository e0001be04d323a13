import { useSession } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { reauthenticate } from '../../wire.security'
import { CurrentPassword } from '../form/current-password'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { PasskeyButton } from '../passkeys/passkey-button'

type ProofProps = {
  readonly say: (isProved: boolean) => void
  readonly close: () => void
}

/** Asks for the password or a passkey once more. It opens once it is there, so that closing it hands the focus back. */
export function ProofDialog({ isOpen, say, close }: ProofProps & { readonly isOpen: boolean }) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen), [isOpen])
  return (
    <Modal opened={opened} onClose={close} title="Confirm it’s you" zIndex={400}>
      <ProofForm say={say} close={close} />
    </Modal>
  )
}

function ProofForm({ say, close }: ProofProps) {
  const { me } = useSession()
  const { field, form, error, isSending } = useCallForm({ call: reauthenticate, initial: { password: '' }, done: () => say(true) })
  return (
    <Stack>
      <Text c="dimmed">This is an important change, so please confirm that you are {me.name}.</Text>
      <form {...form} aria-label="Confirm it’s you">
        <Stack>
          <FormError>{error}</FormError>
          <CurrentPassword {...field('password')} label="Your password" showLabel="Show the password" />
          <DialogButtons close={close} isBusy={isSending}>
            Continue
          </DialogButtons>
        </Stack>
      </form>
      <PasskeyButton used={async (passkey) => send(reauthenticate, { passkey }).then(() => say(true))}>Use a passkey</PasskeyButton>
    </Stack>
  )
}
