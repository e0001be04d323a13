import { sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resetPassword } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { NewPassword } from '../form/new-password'
import { useCallForm } from '../form/use-call-form'
import { FrontPage } from './front-page'
import { SignIn } from './sign-in'

const lead = 'Everyone who is signed in with the old one will be signed out.'

/** Where the link of the letter leads. What proves it stands behind the # of the address. */
export function ResetPage({ siteName }: { readonly siteName: string }) {
  const [token] = useState(() => location.hash.slice(1))
  const [email, setEmail] = useState('')
  const client = useQueryClient()
  const { field, form, error, isSending } = useCallForm({
    call: resetPassword,
    initial: { token, password: '' },
    done: (answer) => {
      setEmail(answer.email)
      return client.invalidateQueries({ queryKey: sessionKey })
    },
  })
  if (email) return <NowSignIn siteName={siteName} email={email} />
  return (
    <FrontPage siteName={siteName} title="Choose a new password" lead={lead}>
      <form {...form} aria-label="Choose a new password">
        <Stack gap="md">
          <FormError>{error}</FormError>
          <NewPassword {...field('password')} label="New password" known={[siteName]} autoFocus />
          <Button type="submit" size="md" loading={isSending} mt="xs">
            Save password
          </Button>
        </Stack>
      </form>
      <Anchor href="/admin/forgotten">Request a new link</Anchor>
    </FrontPage>
  )
}

function NowSignIn({ siteName, email }: { readonly siteName: string; readonly email: string }) {
  const { goTo } = useAdmin()
  return (
    <FrontPage siteName={siteName} title="Sign in">
      <Text role="status">Your new password is saved.</Text>
      <SignIn email={email} onSignedIn={() => goTo('/', 'replace')} />
    </FrontPage>
  )
}
