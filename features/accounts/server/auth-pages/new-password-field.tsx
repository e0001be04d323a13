import { authMessages as words } from '../../messages.auth-pages'
import { strengthWords } from '../../messages.strength'
import { AuthField } from './form'
import type { Drawing } from './page'

type NewPasswordProps = { readonly drawing: Drawing; readonly of: string; readonly label: string; readonly isFirst?: boolean }

/** A field for a new password. A script says below it how well that would hold. */
export const NewPasswordField = (props: NewPasswordProps) => (
  <div data-strength={props.drawing.session.siteName}>
    <AuthField {...props} name="password" type="password" most={2000} autoComplete="new-password" />
    <div className="auth-meter" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
    <p className="auth-help" aria-live="polite">
      {words.newPasswordHelp}
    </p>
    <ul hidden>
      {Object.entries(strengthWords).map(([verdict, say]) => (
        <li key={verdict} data-verdict={verdict}>
          {say('{0}')}
        </li>
      ))}
    </ul>
  </div>
)
