import { useSession } from '@frontage/kit/admin/screen'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Security } from '../../wire.security'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { WaitingEmail } from './waiting-email'

/** The address and the password. */
export function LoginSection({ security }: { readonly security: Security | undefined }) {
  const { me } = useSession()
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = (): void => setOpen(undefined)
  return (
    <Section title="E-mail and password" lead={`You sign in with ${me.email}.`}>
      {security?.newEmail && <WaitingEmail email={security.newEmail} />}
      <Group>
        <Button variant="default" onClick={() => setOpen('email')}>
          Change e-mail
        </Button>
        <Button variant="default" onClick={() => setOpen('password')}>
          Change password
        </Button>
      </Group>
      <ChangeEmail isOpen={open === 'email'} close={close} />
      <ChangePassword isOpen={open === 'password'} close={close} />
    </Section>
  )
}
