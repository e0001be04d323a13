import { throughSignIn } from './page'

/** Signs in with a passkey. Only a script can ask for one: it shows the button where the browser has any to offer. */
export const ScriptedPasskey = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <div className="auth-passkey" data-passkey={throughSignIn(address)} hidden>
    <p className="auth-problem" role="alert" hidden />
    <button className="auth-button auth-button--quiet" type="button">
      {children}
    </button>
  </div>
)
