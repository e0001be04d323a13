import { useSession } from '@frontage/kit/admin/screen'
import { onRefused } from '@frontage/kit/wire/second-try.client'
import { send } from '@frontage/kit/wire/send.client'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { reauthenticate } from '../../wire.security'
import { CurrentPassword } from '../form/current-password'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { PasskeyButton } from '../passkeys/passkey-button'

type Answer = (isProved: boolean) => void

/** Asks whoever is about to do something that cannot be taken back who they are; then the call that needed it goes on. */
export function ProveIt() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => onRefused('reauthenticate', () => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  const say = (isProved: boolean): void => {
    answer?.(isProved)
    setAnswer(undefined)
  }
  return (
    <Modal opened={answer !== undefined} onClose={() => say(false)} title="Confirm it’s you" zIndex={400}>
      <ProofForm say={say} />
    </Modal>
  )
}

function ProofForm({ say }: { readonly say: Answer }) {
  const { me } = useSession()
  const { field, form, error, isSending } = useCallForm({ call: reauthenticate, initial: { password: '' }, done: () => say(true) })
  return (
    <Stack>
      <Text c="dimmed">This is an important change, so please confirm that you are {me.name}.</Text>
      <form {...form} aria-label="Confirm it’s you">
        <Stack>
          <FormError>{error}</FormError>
          <CurrentPassword {...field('password')} label="Your password" showLabel="Show the password" />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => say(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={isSending}>
              Continue
            </Button>
          </Group>
        </Stack>
      </form>
      <PasskeyButton used={async (passkey) => send(reauthenticate, { passkey }).then(() => say(true))}>Use a passkey</PasskeyButton>
    </Stack>
  )
}
