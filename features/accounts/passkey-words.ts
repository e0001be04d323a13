/** Why a browser used no passkey, by the name of what it throws. */
const words: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used. Try again, or use your password.',
  InvalidStateError: 'This device already has a passkey for this site.',
}

/** Why a passkey was not used; undefined where it was not the browser that refused. */
export function passkeyFault(error: unknown): string | undefined {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  return words[name ?? ''] ?? words[cause?.name ?? '']
}

/** Browsers know passkeys for names alone, not for numbers such as 127.0.0.1. */
export const isNamedHost = (host: string): boolean => !/^[\d.]+$|:/.test(host)
