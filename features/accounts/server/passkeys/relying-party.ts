import { isIP } from 'node:net'

/** Whom passkeys of this site are for: a name, and the one origin that they are used at. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** Browsers make passkeys for names alone, and over https; `localhost` counts as both. None where the site is reached by a number. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname: id, origin } = new URL(publicUrl)
  const isNamed = isIP(id.replace(/^\[|\]$/g, '')) === 0
  return isNamed && (protocol === 'https:' || id === 'localhost') ? { id, origin } : undefined
}
