import { type Session, SessionContext, sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { getSession } from '../../wire.admin'
import { FrontPage } from './front-page'
import { SignInAgain } from './sign-in-again'
import { SignInPage } from './sign-in-page'
import { Unreachable } from './unreachable'

export { AccountMenu } from '../account-menu/account-menu'

const SetUpPage = lazy(() => import('./set-up-page').then(({ SetUpPage: default_ }) => ({ default: default_ })))

/**
 * Lets in whoever is signed in. When a session ends while somebody works, their screen stays as it is underneath,
 * with everything that was typed, until they have signed in again.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: sessionKey, queryFn: () => send(getSession, {}) })
  const [last, setLast] = useState<Session>()
  if (data?.me && data.me !== last?.me) setLast({ me: data.me, siteName: data.siteName })
  useLeaveSetUp(Boolean(data?.me))

  if (!data) return error ? <Unreachable error={error} retry={() => void refetch()} /> : null
  if (data.needsOwner)
    return (
      <Suspense fallback={<FrontPage siteName="" title="" />}>
        <SetUpPage siteName={data.siteName} />
      </Suspense>
    )
  if (!last) return <SignInPage siteName={data.siteName} />
  return (
    <SessionContext value={last}>
      <Fragment key={last.me.email}>{children}</Fragment>
      <SignInAgain isNeeded={!data.me} email={last.me.email} />
    </SessionContext>
  )
}

/** The address of the set-up leads nowhere once somebody is in. */
function useLeaveSetUp(isIn: boolean): void {
  const { path, goTo } = useAdmin()
  const isDone = isIn && path === '/set-up'
  useEffect(() => {
    if (isDone) goTo('/', 'replace')
  }, [isDone, goTo])
}
