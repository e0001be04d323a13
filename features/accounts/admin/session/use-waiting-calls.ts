import { sessionKey } from '@frontage/kit/admin/screen'
import { onRefused } from '@frontage/kit/wire/second-try.client'
import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getSession, type Me } from '../../wire.session'

/** Calls of somebody whose session has ended wait until they are back, and are made again then. Those of somebody else never are. */
export function useWaitingCalls(email: string): (me: Me | null) => void {
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
