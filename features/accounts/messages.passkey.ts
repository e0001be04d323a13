/** Why a browser used no passkey, by the name of what it throws. */
export const passkeyFaults: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey was not used. Try again, or use your password.',
  InvalidStateError: 'This device already has a passkey for this site.',
}
