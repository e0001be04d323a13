import { sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import { onRefused } from '@frontage/kit/wire/second-try.client'
import { send } from '@frontage/kit/wire/send.client'
import { Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getSession, type Me } from '../../wire.session'
import { SignIn } from './sign-in'

/** Lies over the screen of somebody whose session has ended, and hands the focus back. Whoever else signs in here starts afresh. */
export function SignInAgain({ isNeeded, email }: { readonly isNeeded: boolean; readonly email: string }) {
  const client = useQueryClient()
  const { notify } = useAdmin()
  const goOn = useWaitingCalls(email)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isNeeded), [isNeeded])
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

/** Calls of somebody whose session has ended wait until they are back, and are made again then. Those of somebody else never are. */
function useWaitingCalls(email: string): (me: Me | null) => void {
  const client = useQueryClient()
  const waiting = useRef(new Set<(isBack: boolean) => void>())
  const goOn = (me: Me | null): void => {
    for (const tell of waiting.current) tell(me?.email === email)
    waiting.current.clear()
  }
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => {
    const end = onRefused('signed-out', async () => {
      const { me } = await client.fetchQuery({ queryKey: sessionKey, queryFn: () => send(getSession, {}), staleTime: 0 })
      // Somebody may have signed in again in another window.
      if (me) return me.email === email
      return new Promise<boolean>((resolve) => waiting.current.add(resolve))
    })
    return () => {
      end()
      latest.current(null)
    }
  }, [client, email])
  return goOn
}
