import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { forgetPassword } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { FrontPage } from './front-page'

const lead = 'We send you a link with which you choose a new one.'
const sentLead = (email: string): string =>
  `If somebody signs in here as ${email}, a letter with a link is on its way. The link works once, for an hour.`

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
    <FrontPage siteName={siteName} title="Password forgotten?" lead={lead}>
      <form {...form} aria-label="Password forgotten">
        <Stack gap="md">
          <FormError>{error}</FormError>
          <TextInput
            {...field('email')}
            label="E-mail"
            description="The one you sign in with."
            type="email"
            autoComplete="username"
            autoFocus
          />
          <Button type="submit" size="md" loading={isSending} mt="xs">
            Send me a link
          </Button>
        </Stack>
      </form>
      <Anchor href="/admin">Back to signing in</Anchor>
    </FrontPage>
  )
}

const LetterSent = ({ siteName, email }: { readonly siteName: string; readonly email: string }) => (
  <FrontPage siteName={siteName} title="Look into your letters" lead={sentLead(email)}>
    <Text size="sm" c="dimmed" role="status">
      Nothing after a few minutes? Look among the spam. Whoever runs the server can also make a link for you: <code>frontage password</code>{' '}
      with your address.
    </Text>
    <Anchor href="/admin">Back to signing in</Anchor>
  </FrontPage>
)
