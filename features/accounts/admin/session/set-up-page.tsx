import { sessionKey } from '@frontage/kit/admin/screen'
import { placeNow, setLocale } from '@frontage/kit/say'
import { Button, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setUpOwner } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { NewPassword } from '../form/new-password'
import { useCallForm } from '../form/use-call-form'
import { FrontPage } from './front-page'

const lead = 'You’ll become the owner of this site and be signed in right away. This can only be done once.'
const whereTokenIs = 'The server printed it when it started. Ask whoever runs the server.'

const zoneOfBrowser = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The first visit: whoever holds the token that the server printed becomes the owner. It stands behind the # of the address. */
export function SetUpPage({ siteName }: { readonly siteName: string }) {
  const client = useQueryClient()
  const [brought] = useState(() => location.hash.slice(1))
  const { field, form, values, error, isSending } = useCallForm({
    call: setUpOwner,
    initial: { token: brought, name: '', email: '', password: '', timeZone: zoneOfBrowser() },
    done: (_answer, { timeZone }) => {
      setLocale({ ...placeNow(), timeZone })
      return client.invalidateQueries({ queryKey: sessionKey })
    },
  })
  const token = field('token')
  return (
    <FrontPage siteName={siteName} title="Set up your site" lead={lead}>
      <form {...form} aria-label="Set up">
        <Stack gap="md">
          <FormError>{error}</FormError>
          {(!brought || token.error) && (
            <TextInput
              {...token}
              label="Set-up token"
              description={whereTokenIs}
              autoComplete="off"
              spellCheck={false}
              autoFocus={!brought}
            />
          )}
          <TextInput {...field('name')} label="Your name" autoComplete="name" autoFocus={Boolean(brought)} />
          <TextInput {...field('email')} label="E-mail" description="You’ll use it to sign in." type="email" autoComplete="username" />
          <NewPassword {...field('password')} label="Password" known={[values.name, values.email, siteName]} />
          <Button type="submit" size="md" loading={isSending} mt="xs">
            Set up and sign in
          </Button>
        </Stack>
      </form>
    </FrontPage>
  )
}
