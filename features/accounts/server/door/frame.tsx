import { Tide } from '../../site/door/tide.view'
import type { DoorView } from './page'

/** What somebody sees who is not in yet: whose site it is on one side, what to do on the other. */
export const DoorFrame = ({ siteName, view: { title, lead, body } }: { readonly siteName: string; readonly view: DoorView }) => (
  <div className="door">
    <header className="door-side" data-plane="band">
      <p className="door-site">{siteName}</p>
      <Tide className="door-tide" />
    </header>
    <main className="door-main">
      <div className="door-sheet">
        <div>
          <h1>{title}</h1>
          {lead && <p className="door-lead">{lead}</p>}
        </div>
        {body}
      </div>
    </main>
  </div>
)
