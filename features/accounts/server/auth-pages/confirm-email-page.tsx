import { authMessages as words } from '../../messages.auth-pages'
import { confirmEmail } from '../../wire.security'
import { AuthForm } from './form'
import type { AuthPage, AuthView } from './page'
import { TokenField } from './token-field'

/** Where the link of the e-mail leads. It takes a press of a button: programs that look at links in e-mails confirm nothing. */
export const confirmEmailPage: AuthPage = {
  draw: (drawing) => ({
    title: words.confirmTitle,
    lead: words.confirmLead,
    body: (
      <AuthForm drawing={drawing} name="confirm" label={words.confirmTitle} button={words.confirm}>
        <TokenField drawing={drawing} of="confirm" label={words.linkCode} help={words.linkCodeHelp} />
      </AuthForm>
    ),
  }),
  forms: {
    confirm: {
      names: ['token'],
      take: async ({ token }, { ask }) => confirmed((await ask(confirmEmail, { token })).email),
    },
  },
}

const confirmed = (email: string): AuthView => ({
  title: words.confirmedTitle,
  body: (
    <>
      <p role="status">{words.confirmed(email)}</p>
      <a className="auth-button" href="/admin/account">
        {words.continue}
      </a>
    </>
  ),
})
