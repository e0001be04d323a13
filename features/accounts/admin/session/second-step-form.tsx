import { sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '../../wire.admin'
import { signInStep } from '../../wire.security'
import type { Me, StepWays } from '../../wire.session'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'

type SecondStepProps = { readonly ways: StepWays; readonly signedIn: (me: Me) => Promise<void> }

/** What follows the right password: a code of the app, or one of the recovery codes. */
export function SecondStepForm({ ways, signedIn }: SecondStepProps) {
  return (
    <Stack gap="md">
      {ways.code ? <CodeForm signedIn={signedIn} /> : <Text>Your password is right. Now confirm it’s you with your passkey.</Text>}
      <StartAgain />
    </Stack>
  )
}

function CodeForm({ signedIn }: Pick<SecondStepProps, 'signedIn'>) {
  const [isRecovery, setIsRecovery] = useState(false)
  const { field, form, set, error, isSending } = useCallForm({
    call: signInStep,
    initial: { code: '' },
    done: ({ me }) => signedIn(me),
  })
  const turn = (): void => {
    set('code', '')
    setIsRecovery(!isRecovery)
  }
  return (
    <form {...form} aria-label="Second step">
      <Stack gap="md">
        <FormError>{error}</FormError>
        <TextInput
          {...field('code')}
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code from your app'}
          description={
            isRecovery ? 'One of the codes you saved. Each works once.' : 'Six digits. Your app shows a new code every 30 seconds.'
          }
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          spellCheck={false}
          autoFocus
          data-autofocus
        />
        <Button type="submit" size="md" loading={isSending} mt="xs">
          Sign in
        </Button>
        <Group>
          <Anchor component="button" type="button" onClick={turn}>
            {isRecovery ? 'Use your app' : 'Use a recovery code'}
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}

function StartAgain() {
  const client = useQueryClient()
  const { notify, explain } = useAdmin()
  const { mutate } = useMutation({
    mutationFn: () => send(signOut, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
    onError: (error) => notify({ text: explain(error), tone: 'bad' }),
  })
  return (
    <Anchor component="button" type="button" ta="start" onClick={() => mutate()}>
      Sign in with another account
    </Anchor>
  )
}
