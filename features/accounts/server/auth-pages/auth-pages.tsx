import type { AuthAnswer, AuthPages, AuthRequest } from '@frontage/kit/auth-pages.server'
import { refusalOf } from '@frontage/kit/wire/failures.server'
import { authMessages as words } from '../../messages.auth-pages'
import { getSession } from '../../wire.session'
import { confirmEmailPage } from './confirm-email-page'
import { forgottenPage } from './forgotten-page'
import { AuthFrame } from './frame'
import {
  type AuthPage,
  type AuthSession,
  type AuthView,
  asJustSignedIn,
  nothingTyped,
  statusOf,
  textsOf,
  troubleOf,
  wantedThrough,
} from './page'
import { resetPage, welcomePage } from './password-pages'
import { secondStepPage } from './second-step-page'
import { setUpPage } from './set-up-page'
import { signInPage } from './sign-in-page'

const HOME = '/admin'

/** Links of e-mails are good for whoever is signed in, too. */
const byLink: Readonly<Record<string, AuthPage>> = { '/reset': resetPage, '/welcome': welcomePage, '/confirm-email': confirmEmailPage }

/** Lets on whoever is signed in; everybody else gets a page of plain forms, which work without a script. */
export const authPages: AuthPages = async (asked) => {
  try {
    return await answer(asked, await asked.ask(getSession, {}))
  } catch (reason) {
    return away(asked, reason)
  }
}

async function answer(asked: AuthRequest, session: AuthSession): Promise<AuthAnswer | undefined> {
  const wanted = asked.sent ? undefined : wantedThrough(asked.address)
  if (wanted !== undefined) return afterSignIn(wanted, asked, session)
  const page = pageAt(asked.path, session)
  if (!page) return leaveAuthPages(asked)
  if (asked.sent) return take(page, { ...asked, sent: asked.sent }, session)
  return drawn(page.draw({ ...nothingTyped, session, address: asked.address }), session)
}

/** Where somebody comes to with the right password: on they go, unless their browser did not keep that. */
function afterSignIn(address: string, { isSessionDropped }: AuthRequest, session: AuthSession): AuthAnswer {
  if (session.me) return { to: asJustSignedIn(address) }
  if (session.step || session.needsOwner) return { to: address }
  const trouble = { form: isSessionDropped ? words.notKeptByHttp : words.notKept, fields: {} }
  const view = signInPage.draw({ ...nothingTyped, trouble, sent: 'sign-in', session, address })
  return { ...drawn(view, session), title: `${words.problem} · ${titleOf(view, session)}` }
}

/** When not even the first question is answered. */
function away({ address }: AuthRequest, reason: unknown): AuthAnswer {
  const view = {
    title: words.awayTitle,
    lead: refusalOf(reason).message,
    body: (
      <a className="auth-button" href={address}>
        {words.tryAgain}
      </a>
    ),
  }
  return { title: view.title, body: <AuthFrame siteName="" view={view} />, ...statusOf(reason) }
}

function pageAt(path: string, { me, step, needsOwner }: AuthSession): AuthPage | undefined {
  if (needsOwner) return setUpPage
  if (byLink[path]) return byLink[path]
  if (me) return undefined
  if (path === '/forgotten') return forgottenPage
  return step ? secondStepPage : signInPage
}

/** What stands before the admin leads nowhere once somebody is in; nor does what was sent from there. */
function leaveAuthPages({ path, address, sent }: AuthRequest): AuthAnswer | undefined {
  if (path === '/set-up' || path === '/forgotten') return { to: HOME }
  return sent ? { to: address } : undefined
}

type Sent = AuthRequest & { readonly sent: Readonly<Record<string, unknown>> }

/** Does what a form asks for; a refused one is drawn again, with what was typed. */
async function take(page: AuthPage, asked: Sent, session: AuthSession): Promise<AuthAnswer> {
  const typed = textsOf(asked.sent)
  const form = Object.hasOwn(page.forms, typed.form ?? '') ? page.forms[typed.form ?? ''] : undefined
  // A form of a page that no longer stands here, such as the password of somebody who has come to the second step.
  if (!form) return { to: asked.address }
  try {
    const next = await form.take(typed, asked, session)
    return 'to' in next ? next : drawn(next, session)
  } catch (reason) {
    const refused = { typed, sent: typed.form ?? '', trouble: troubleOf(reason, form.names), session, address: asked.address }
    const view = page.draw(refused)
    return { ...drawn(view, session), title: `${words.problem} · ${titleOf(view, session)}`, ...statusOf(reason) }
  }
}

const titleOf = ({ title }: AuthView, { siteName }: AuthSession): string => [title, siteName].filter(Boolean).join(' · ')

const drawn = (view: AuthView, session: AuthSession) => ({
  status: 200,
  title: titleOf(view, session),
  body: <AuthFrame siteName={session.siteName} view={view} />,
})
