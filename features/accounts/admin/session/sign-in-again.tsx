import { useAdmin } from '@frontage/kit/admin/screen'
import { Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Me } from '../../wire.session'
import { SignIn } from './sign-in'

type SignInAgainProps = {
  readonly isOpen: boolean
  readonly email: string
  /** Lets the calls go on that wait for this person. */
  readonly goOn: (me: Me) => void
}

/** Lies over the screen of somebody whose session has ended, and hands the focus back. Whoever else signs in here starts afresh. */
export function SignInAgain({ isOpen, email, goOn }: SignInAgainProps) {
  const client = useQueryClient()
  const { notify } = useAdmin()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isOpen), [isOpen])
  const carryOn = (me: Me): void => {
    goOn(me)
    if (me.email !== email) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    else notify({ id: 'back', text: 'You’re signed in again. Everything is as you left it.' })
    void client.invalidateQueries()
  }
  return (
    <Modal
      opened={isShown}
      onClose={() => {}}
      title="Please sign in again"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={400}
    >
      <Stack>
        <Text c="dimmed">You were signed out, perhaps because you were away for a while. Your work is still here.</Text>
        <SignIn email={email} onSignedIn={carryOn} />
      </Stack>
    </Modal>
  )
}
