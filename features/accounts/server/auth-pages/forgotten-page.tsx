import { authMessages as words } from '../../messages.auth-pages'
import { forgetPassword } from '../../wire.admin'
import { AuthField, AuthForm } from './form'
import type { AuthPage, AuthView, Drawing } from './page'

/** For whoever forgot their password: where shall the link go? */
export const forgottenPage: AuthPage = {
  draw: (drawing) => ({ title: words.forgot, lead: words.forgotLead, body: <Forgotten drawing={drawing} /> }),
  forms: {
    forgotten: {
      names: ['email'],
      take: async ({ email = '' }, { ask }) => {
        await ask(forgetPassword, { email })
        return sent(email.trim())
      },
    },
  },
}

const Forgotten = ({ drawing }: { readonly drawing: Drawing }) => (
  <>
    <AuthForm drawing={drawing} name="forgotten" label={words.forgot} button={words.sendLink}>
      <AuthField
        {...{ drawing, of: 'forgotten', name: 'email', label: words.email, help: words.forgotHelp, type: 'email', most: 254 }}
        autoComplete="username"
        isFirst
      />
    </AuthForm>
    <BackToSignIn />
  </>
)

const sent = (email: string): AuthView => ({
  title: words.sentTitle,
  lead: words.sentLead(email),
  body: (
    <>
      <p className="auth-help" role="status">
        {words.sentHelp} <code>frontage password</code> {words.sentCommand}
      </p>
      <BackToSignIn />
    </>
  ),
})

const BackToSignIn = () => (
  <p>
    <a href="/admin">{words.backToSignIn}</a>
  </p>
)
