import { Tide } from '../../site/auth-pages/tide.view'
import type { AuthView } from './page'

/** What somebody sees who is not in yet: whose site it is on one side, what to do on the other. */
export const AuthFrame = ({ siteName, view: { title, lead, body } }: { readonly siteName: string; readonly view: AuthView }) => (
  <div className="auth">
    <header className="auth-side" data-plane="band">
      <p className="auth-site" translate="no">
        {siteName}
      </p>
      <Tide className="auth-tide" />
    </header>
    <main className="auth-main">
      <div className="auth-sheet">
        <div>
          <h1>{title}</h1>
          {lead && <p className="auth-lead">{lead}</p>}
        </div>
        {body}
      </div>
    </main>
  </div>
)
