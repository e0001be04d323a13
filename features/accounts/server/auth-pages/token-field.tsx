import { AuthField } from './form'
import type { Drawing } from './page'

type TokenFieldProps = { readonly drawing: Drawing; readonly of: string; readonly label: string; readonly help: string }

/**
 * What proves a link. It stands behind the # of the address, which no server hears: a script puts it into the field and hides
 * that. Without one it is copied from the link.
 */
export const TokenField = (props: TokenFieldProps) => (
  <div data-from-hash>
    <AuthField {...props} name="token" most={100} autoComplete="off" />
  </div>
)
