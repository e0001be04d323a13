import { sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmEmail } from '../../wire.security'
import { FormError } from '../form/form-error'
import { FrontPage } from './front-page'

const lead = 'From then on you sign in with the address that this link was sent to.'

/** Where the link of the e-mail leads. It takes a press of a button: programs that look at links in e-mails confirm nothing. */
export function ConfirmEmailPage({ siteName }: { readonly siteName: string }) {
  const { explain, goTo } = useAdmin()
  const [token] = useState(() => location.hash.slice(1))
  const client = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => send(confirmEmail, { token }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  })
  if (data)
    return (
      <FrontPage siteName={siteName} title="E-mail confirmed">
        <Text role="status">You now sign in with {data.email}.</Text>
        <Button size="md" onClick={() => goTo('/account', 'replace')}>
          Continue
        </Button>
      </FrontPage>
    )
  return (
    <FrontPage siteName={siteName} title="Confirm your e-mail" lead={lead}>
      <Stack gap="md">
        <FormError>{error ? explain(error) : undefined}</FormError>
        <Button size="md" loading={isPending} onClick={() => mutate()}>
          Confirm e-mail
        </Button>
      </Stack>
    </FrontPage>
  )
}
