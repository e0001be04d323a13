import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { type AuthenticatorTransport, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { array, string } from 'valibot'
import { messages } from '../../messages'
import type { UsedPasskey } from '../../wire.security'
import type { AccountRow, PasskeyRow } from '../accounts.tables'
import type { Stores } from '../stores'
import type { RelyingParty } from './relying-party'

export type PasskeyCheck = ReturnType<typeof createPasskeyCheck>

const wrong = (): Refusal => new Refusal('wrong-passkey', messages.wrongPasskey, { status: 401 })

export const transportsOf = ({ transports }: PasskeyRow): string[] =>
  storedIn(array(string()), transports, 'how a passkey is reached') ?? []

/** Whose passkey signed one of our challenges. Each challenge is used up by that; whatever does not fit is refused alike. */
export function createPasskeyCheck(stores: Stores, relyingParty: RelyingParty | undefined) {
  return async (response: UsedPasskey): Promise<{ readonly account: AccountRow; readonly passkey: PasskeyRow }> => {
    const passkey = await stores.passkeys.find(response.id)
    const account = passkey && (await stores.accounts.find(passkey.account_id))
    if (!relyingParty || !account || account.disabled) throw wrong()
    const counter = await counterAfter(response, passkey, relyingParty, stores)
    if (counter === undefined) throw wrong()
    await stores.passkeys.used(passkey.credential_id, counter)
    return { account, passkey }
  }
}

/** The counter that the passkey has come to; undefined when what it signed does not hold. */
async function counterAfter(response: UsedPasskey, passkey: PasskeyRow, { id, origin }: RelyingParty, { challenges }: Stores) {
  const { credential_id, public_key, counter } = passkey
  const transports = transportsOf(passkey) as AuthenticatorTransport[]
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => challenges.claim(challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter, transports },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Whatever somebody sent instead of a signature.
    return undefined
  }
}
