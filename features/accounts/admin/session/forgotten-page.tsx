import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { forgetPassword } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { FrontPage } from './front-page'

const lead = 'Enter your e-mail address, and we’ll send you a link to choose a new password.'
const sentLead = (email: string): string =>
  `If ${email} has an account here, an e-mail with a link is on its way. The link works once, within the next hour.`

/** For whoever forgot their password: where shall the link go? */
export function ForgottenPage({ siteName }: { readonly siteName: string }) {
  const [sentTo, setSentTo] = useState('')
  const { field, form, error, isSending } = useCallForm({
    call: forgetPassword,
    initial: { email: '' },
    done: (_answer, { email }) => setSentTo(email.trim()),
  })
  if (sentTo) return <LetterSent siteName={siteName} email={sentTo} />
  return (
    <FrontPage siteName={siteName} title="Forgot your password?" lead={lead}>
      <form {...form} aria-label="Forgot your password">
        <Stack gap="md">
          <FormError>{error}</FormError>
          <TextInput
            {...field('email')}
            label="E-mail"
            description="The address you sign in with."
            type="email"
            autoComplete="username"
            autoFocus
          />
          <Button type="submit" size="md" loading={isSending} mt="xs">
            Send reset link
          </Button>
        </Stack>
      </form>
      <Anchor href="/admin">Back to sign-in</Anchor>
    </FrontPage>
  )
}

const LetterSent = ({ siteName, email }: { readonly siteName: string; readonly email: string }) => (
  <FrontPage siteName={siteName} title="Check your e-mail" lead={sentLead(email)}>
    <Text size="sm" c="dimmed" role="status">
      Nothing after a few minutes? Check your spam folder. Whoever runs the server can also create a link for you:{' '}
      <code>frontage password</code> with your address.
    </Text>
    <Anchor href="/admin">Back to sign-in</Anchor>
  </FrontPage>
)
