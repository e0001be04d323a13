import { send } from '@frontage/kit/wire/send.client'
import { passkeyFaults } from '../../messages.passkey'
import { isNamedHost, passkeyFaultOf } from '../../passkey-fault'
import { askForPasskey, beginPasskey, type NewPasskey, type UsedPasskey } from '../../wire.security'

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isNamedHost(location.hostname)

/** Has the browser ask for one of the passkeys that it, or a phone beside it, holds. */
export async function askBrowserForPasskey(): Promise<UsedPasskey> {
  const { options } = await send(askForPasskey, {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return (await startAuthentication({ optionsJSON: JSON.parse(options) })) as UsedPasskey
}

/** Has the browser make a new one. */
export async function makePasskey(): Promise<NewPasskey> {
  const { options } = await send(beginPasskey, {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  return (await startRegistration({ optionsJSON: JSON.parse(options) })) as NewPasskey
}

/** Why a passkey was not used, in words; whatever else went wrong is explained as always. */
export const passkeyWords = (error: unknown, explain: (error: unknown) => string): string =>
  passkeyFaults[passkeyFaultOf(error, Object.keys(passkeyFaults)) ?? ''] ?? explain(error)
