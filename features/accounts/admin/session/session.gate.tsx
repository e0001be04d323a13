import { type Session, SessionContext, sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { getSession } from '../../wire.admin'
import { FrontPage } from './front-page'
import { ProveIt } from './prove-it'
import { SignInAgain } from './sign-in-again'
import { SignInPage } from './sign-in-page'
import { Unreachable } from './unreachable'
import { useOwnLanguage } from './use-own-language'

export { AccountMenu } from '../account-menu/account-menu'

const ConfirmEmailPage = lazy(() => import('./confirm-email-page').then(({ ConfirmEmailPage: default_ }) => ({ default: default_ })))
const ForgottenPage = lazy(() => import('./forgotten-page').then(({ ForgottenPage: default_ }) => ({ default: default_ })))
const MustSetUpPage = lazy(() => import('./must-set-up-page').then(({ MustSetUpPage: default_ }) => ({ default: default_ })))
const ResetPage = lazy(() => import('./reset-page').then(({ ResetPage: default_ }) => ({ default: default_ })))
const WelcomePage = lazy(() => import('./reset-page').then(({ WelcomePage: default_ }) => ({ default: default_ })))
const SetUpPage = lazy(() => import('./set-up-page').then(({ SetUpPage: default_ }) => ({ default: default_ })))

/**
 * Lets in whoever is signed in. When a session ends while somebody works, their screen stays as it is underneath,
 * with everything that was typed, until they have signed in again.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: sessionKey, queryFn: () => send(getSession, {}) })
  const [last, setLast] = useState<Session>()
  const [hasJustSignedIn, setHasJustSignedIn] = useState(false)
  if (data && !data.me && !last && !hasJustSignedIn) setHasJustSignedIn(true)
  if (data?.me && (data.me !== last?.me || data.siteName !== last.siteName))
    setLast({ me: data.me, siteName: data.siteName, hasJustSignedIn })
  const [isHeld, setIsHeld] = useState(false)
  if (data?.me?.mustSetUp && !isHeld) setIsHeld(true)
  const { path } = useAdmin()
  useLeaveTheDoor(Boolean(data?.me))
  useOwnLanguage(data?.me?.language)

  if (!data) return error ? <Unreachable error={error} retry={() => void refetch()} /> : null
  const Before = pageBefore(data, path, last !== undefined)
  if (Before)
    return (
      <Suspense fallback={<FrontPage siteName="" title="" />}>
        <Before siteName={data.siteName} />
      </Suspense>
    )
  if (!last) return <SignInPage siteName={data.siteName} isAtStep={data.step !== null} />
  return (
    <SessionContext value={last}>
      <Fragment key={last.me.email}>
        {isHeld ? (
          <Suspense fallback={<FrontPage siteName={data.siteName} title="" />}>
            <MustSetUpPage siteName={data.siteName} isDone={data.me?.mustSetUp === false} goOn={() => setIsHeld(false)} />
          </Suspense>
        ) : (
          children
        )}
      </Fragment>
      <ProveIt />
      <SignInAgain isNeeded={!data.me} email={last.me.email} />
    </SessionContext>
  )
}

/** What stands before the door instead of the sign-in. Links of e-mails are good for whoever is signed in, too. */
function pageBefore({ needsOwner }: AnswerOf<typeof getSession>, path: string, isIn: boolean) {
  if (needsOwner) return SetUpPage
  if (path === '/reset') return ResetPage
  if (path === '/welcome') return WelcomePage
  if (path === '/confirm-email') return ConfirmEmailPage
  return path === '/forgotten' && !isIn ? ForgottenPage : undefined
}

/** What stands before the door leads nowhere once somebody is in. */
function useLeaveTheDoor(isIn: boolean): void {
  const { path, goTo } = useAdmin()
  const isDone = isIn && ['/set-up', '/forgotten'].includes(path)
  useEffect(() => {
    if (isDone) goTo('/', 'replace')
  }, [isDone, goTo])
}
