import { send } from '@frontage/kit/wire/send.client'
import { askForPasskey, beginPasskey, type NewPasskey, type UsedPasskey } from '../../wire.security'

/** Browsers know passkeys for names alone, not for numbers such as 127.0.0.1. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

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

const words: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used. Try again, or use your password.',
  InvalidStateError: 'This device already has a passkey for this site.',
}

/** Why a passkey was not used, in words; whatever else went wrong is explained as always. */
export function passkeyWords(error: unknown, explain: (error: unknown) => string): string {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  return words[name ?? ''] ?? words[cause?.name ?? ''] ?? explain(error)
}
