import { useSession } from '@frontage/kit/admin/screen'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { Section } from './section'

/** The address and the password. */
export function LoginSection() {
  const { me } = useSession()
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = (): void => setOpen(undefined)
  return (
    <Section title="E-mail and password" lead={`You sign in with ${me.email}.`}>
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
