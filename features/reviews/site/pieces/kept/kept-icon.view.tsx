import type { IconName } from '@frontage/parts/icon'
import { ServerOnly } from './kept-icon.server-only.view'

/** A sign that the server draws and the browser keeps, in a widget that draws no other ones. */
export const KeptIcon = ({ name }: { readonly name: IconName }) =>
  ServerOnly ? (
    <span className="kept-icon">
      <ServerOnly name={name} />
    </span>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no text at all; React leaves alone what is there already
    <span className="kept-icon" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
