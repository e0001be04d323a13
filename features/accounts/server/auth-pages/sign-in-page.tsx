import type { AuthRequest } from '@frontage/kit/auth-pages.server'
import { authMessages as words } from '../../messages.auth-pages'
import { signIn } from '../../wire.admin'
import { AuthField, AuthForm } from './form'
import { type AuthPage, type Drawing, type Next, type Texts, throughSignIn } from './page'
import { ScriptedPasskey } from './scripted-passkey'

/** Stands at whatever address was asked for, so that signing in leads right there. */
export const signInPage: AuthPage = {
  draw: (drawing) => ({
    title: words.signIn,
    lead: drawing.address.startsWith('/admin/set-up') ? words.setUpBefore : words.signInLead,
    body: <SignInView drawing={drawing} />,
  }),
  forms: { 'sign-in': { names: ['email', 'password'], take: enter } },
}

/** With the right password somebody is in, or comes to the second step; the same address shows which. */
async function enter({ email, password }: Texts, { ask, address }: AuthRequest): Promise<Next> {
  await ask(signIn, { email, password })
  return { to: throughSignIn(address) }
}

/** E-mail and password, or a passkey. `email`: whose it is, where that is known; `notice`: what went well before. */
export function SignInView({ drawing, email, notice }: { readonly drawing: Drawing; readonly email?: string; readonly notice?: string }) {
  const isKnown = Boolean(drawing.typed.email ?? email)
  return (
    <>
      {notice && <p role="status">{notice}</p>}
      <AuthForm drawing={drawing} name="sign-in" label={words.signIn} button={words.signIn}>
        <AuthField
          {...{ drawing, of: 'sign-in', name: 'email', label: words.email, type: 'email', most: 254, value: email }}
          autoComplete="username"
          isFirst={!isKnown}
        />
        <AuthField
          {...{ drawing, of: 'sign-in', name: 'password', label: words.password, type: 'password', most: 2000 }}
          autoComplete="current-password"
          isFirst={isKnown}
        />
      </AuthForm>
      <ScriptedPasskey address={drawing.address}>{words.passkey}</ScriptedPasskey>
      <p>
        <a href="/admin/forgotten">{words.forgot}</a>
      </p>
      <p>
        <a href="/">{words.backToSite}</a>
      </p>
    </>
  )
}
