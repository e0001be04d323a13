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

type Words = { readonly title: string; readonly lead: string; readonly label: string; readonly saved: string }
type PageProps = { readonly siteName: string }

/** Where the link of the e-mail leads. What proves it stands behind the # of the address. */
export const ResetPage = ({ siteName }: PageProps) => (
  <PasswordPage
    siteName={siteName}
    title="Choose a new password"
    lead="Everyone who is signed in with the old one will be signed out."
    label="New password"
    saved="Your new password is saved."
  />
)

/** Where an invitation leads. */
export const WelcomePage = ({ siteName }: PageProps) => (
  <PasswordPage
    siteName={siteName}
    title="Welcome"
    lead={`Choose a password, and you can look after the website${siteName ? ` of ${siteName}` : ''}.`}
    label="Password"
    saved="Your password is saved."
  />
)

function PasswordPage({ siteName, title, lead, label, saved }: PageProps & Words) {
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
  if (email) return <NowSignIn siteName={siteName} email={email} saved={saved} />
  return (
    <FrontPage siteName={siteName} title={title} lead={lead}>
      <form {...form} aria-label={title}>
        <Stack gap="md">
          <FormError>{error}</FormError>
          <NewPassword {...field('password')} label={label} known={[siteName]} autoFocus />
          <Button type="submit" size="md" loading={isSending} mt="xs">
            Save password
          </Button>
        </Stack>
      </form>
      <Anchor href="/admin/forgotten">Request a new link</Anchor>
    </FrontPage>
  )
}

function NowSignIn({ siteName, email, saved }: PageProps & Pick<Words, 'saved'> & { readonly email: string }) {
  const { goTo } = useAdmin()
  return (
    <FrontPage siteName={siteName} title="Sign in">
      <Text role="status">{saved}</Text>
      <SignIn email={email} onSignedIn={() => goTo('/', 'replace')} />
    </FrontPage>
  )
}
