import { sessionKey } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { signInWithPasskey, type UsedPasskey } from '../../wire.security'
import { getSession, type Me } from '../../wire.session'
import { PasskeyButton } from '../passkeys/passkey-button'
import { SecondStepForm } from './second-step-form'
import { SignInForm } from './sign-in-form'

export type SignInProps = { readonly email?: string; readonly onSignedIn?: (me: Me) => void }

/** Signing in, from the password to the second step; or by a passkey, which is both. */
export function SignIn({ email, onSignedIn }: SignInProps) {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: sessionKey, queryFn: () => send(getSession, {}) })
  const signedIn = async (me: Me | null): Promise<void> => {
    if (me) onSignedIn?.(me)
    await client.invalidateQueries({ queryKey: sessionKey })
  }
  const byPasskey = async (passkey: UsedPasskey): Promise<void> => signedIn((await send(signInWithPasskey, { passkey })).me)
  return (
    <Stack gap="md">
      {data?.step ? <SecondStepForm ways={data.step} signedIn={signedIn} /> : <SignInForm email={email} signedIn={signedIn} />}
      {data?.step?.passkey !== false && (
        <PasskeyButton used={byPasskey}>{data?.step ? 'Use your passkey' : 'Sign in with a passkey'}</PasskeyButton>
      )}
    </Stack>
  )
}
