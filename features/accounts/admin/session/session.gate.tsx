import { type Session, SessionContext, sessionKey } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazyOver, lazyPart } from '@frontage/parts/admin/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { getSession } from '../../wire.session'
import { hasJustSignedIn } from './just-signed-in'
import { ProveIt } from './prove-it'
import { useOwnLanguage } from './use-own-language'
import { useWaitingCalls } from './use-waiting-calls'

export { AccountMenu } from '../account-menu/account-menu'

const MustSetUpPage = lazyPart(() => import('./must-set-up-page').then(({ MustSetUpPage }) => MustSetUpPage))
const SignedOut = lazyPart(() => import('./signed-out').then(({ SignedOut }) => SignedOut))
const SignInAgain = lazyOver(() => import('./sign-in-again').then(({ SignInAgain }) => SignInAgain))
const Unreachable = lazyPart(() => import('./unreachable').then(({ Unreachable }) => Unreachable))

/**
 * Knows who is signed in; the server sends the admin to nobody else. When a session ends while somebody works, their screen
 * stays as it is underneath, with everything that was typed, until they have signed in again.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: sessionKey, queryFn: () => send(getSession, {}) })
  const [last, setLast] = useState<Session>()
  if (data?.me && (data.me !== last?.me || data.siteName !== last.siteName))
    setLast({ me: data.me, siteName: data.siteName, hasJustSignedIn })
  const [hasEnded, setHasEnded] = useState(false)
  if (data && !data.me && last && !hasEnded) setHasEnded(true)
  const goOn = useWaitingCalls(last?.me.email ?? '')
  const [isHeld, setIsHeld] = useState(false)
  if (data?.me?.mustSetUp && !isHeld) setIsHeld(true)
  useOwnLanguage(data?.me?.language)

  if (!data) return <Suspense>{error && <Unreachable error={error} retry={() => void refetch()} />}</Suspense>
  if (!last) return <Suspense>{data.me ? null : <SignedOut siteName={data.siteName} />}</Suspense>
  return (
    <SessionContext value={last}>
      <Fragment key={last.me.email}>
        {isHeld ? (
          <Suspense>
            <MustSetUpPage siteName={data.siteName} isDone={data.me?.mustSetUp === false} goOn={() => setIsHeld(false)} />
          </Suspense>
        ) : (
          children
        )}
      </Fragment>
      <ProveIt />
      <Suspense>{hasEnded && <SignInAgain isOpen={!data.me} email={last.me.email} goOn={goOn} />}</Suspense>
    </SessionContext>
  )
}
