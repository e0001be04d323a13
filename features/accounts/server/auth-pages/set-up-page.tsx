import type { AuthRequest } from '@frontage/kit/auth-pages.server'
import { authMessages as words } from '../../messages.auth-pages'
import { setUpOwner } from '../../wire.admin'
import { AuthField, AuthForm } from './form'
import { NewPasswordField } from './new-password-field'
import { type AuthPage, type Drawing, type Next, type Texts, throughSignIn } from './page'
import { TokenField } from './token-field'

/** The first visit: whoever holds the token that the server printed becomes the owner. */
export const setUpPage: AuthPage = {
  draw: (drawing) => ({ title: words.setUpTitle, lead: words.setUpLead, body: <SetUp drawing={drawing} /> }),
  forms: { 'set-up': { names: ['token', 'name', 'email', 'password'], take: setUp } },
}

async function setUp({ token, name, email, password, zone, language }: Texts, { ask }: AuthRequest): Promise<Next> {
  await ask(setUpOwner, { token, name, email, password, ...(zone && { timeZone: zone }), ...(language && { language }) })
  return { to: throughSignIn('/admin') }
}

const SetUp = ({ drawing }: { readonly drawing: Drawing }) => (
  <AuthForm drawing={drawing} name="set-up" label={words.setUp} button={words.setUp}>
    <input type="hidden" name="zone" data-time-zone />
    <input type="hidden" name="language" data-language />
    <TokenField drawing={drawing} of="set-up" label={words.token} help={words.tokenHelp} />
    <AuthField {...{ drawing, of: 'set-up', name: 'name', label: words.name, most: 100 }} autoComplete="name" isFirst />
    <AuthField
      {...{ drawing, of: 'set-up', name: 'email', label: words.email, help: words.emailHelp, type: 'email', most: 254 }}
      autoComplete="username"
    />
    <NewPasswordField drawing={drawing} of="set-up" label={words.password} />
  </AuthForm>
)
