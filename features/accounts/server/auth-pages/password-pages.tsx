import { authMessages as words } from '../../messages.auth-pages'
import { resetPassword } from '../../wire.admin'
import { AuthForm } from './form'
import { NewPasswordField } from './new-password-field'
import { type AuthPage, type Drawing, nothingTyped } from './page'
import { SignInView } from './sign-in-page'
import { TokenField } from './token-field'

type Words = { readonly title: string; readonly lead: (site: string) => string; readonly label: string; readonly saved: string }

/** A new password by a link; then the sign-in, with the address of the account in its place. */
const passwordPage = ({ title, lead, label, saved }: Words): AuthPage => ({
  draw: (drawing) => ({ title, lead: lead(drawing.session.siteName), body: <NewPassword {...{ drawing, title, label }} /> }),
  forms: {
    password: {
      names: ['token', 'password'],
      take: async ({ token, password }, { ask }, session) => {
        const { email } = await ask(resetPassword, { token, password })
        const drawing = { ...nothingTyped, session, address: '/admin' }
        return { title: words.signIn, body: <SignInView drawing={drawing} email={email} notice={saved} /> }
      },
    },
  },
})

export const resetPage = passwordPage({
  title: words.resetTitle,
  lead: () => words.resetLead,
  label: words.newPassword,
  saved: words.resetSaved,
})

/** Where an invitation leads. */
export const welcomePage = passwordPage({
  title: words.welcomeTitle,
  lead: words.welcomeLead,
  label: words.password,
  saved: words.welcomeSaved,
})

type NewPasswordProps = Pick<Words, 'title' | 'label'> & { readonly drawing: Drawing }

const NewPassword = ({ drawing, title, label }: NewPasswordProps) => (
  <>
    <AuthForm drawing={drawing} name="password" label={title} button={words.savePassword}>
      <TokenField drawing={drawing} of="password" label={words.linkCode} help={words.linkCodeHelp} />
      <NewPasswordField drawing={drawing} of="password" label={label} isFirst />
    </AuthForm>
    <p>
      <a href="/admin/forgotten">{words.newLink}</a>
    </p>
  </>
)
