import { authMessages as words } from '../../messages.auth-pages'
import { passkeyFaults } from '../../messages.passkey'
import { throughSignIn } from './page'

/** Signs in with a passkey. Only a script can ask for one: it shows the button where the browser has any to offer. */
export const ScriptedPasskey = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <div className="auth-passkey" data-passkey={throughSignIn(address)} hidden>
    <p className="auth-problem" role="alert" hidden />
    <button className="auth-button auth-button--quiet" type="button">
      {children}
    </button>
    <ul hidden>
      {Object.entries({ ...passkeyFaults, failed: words.failed }).map(([name, fault]) => (
        <li key={name} data-fault={name}>
          {fault}
        </li>
      ))}
    </ul>
  </div>
)
