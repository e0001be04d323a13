import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, UsedPasskey } from '../../wire.security'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

type Site = { readonly rpId: string; readonly origin: string }
type Twist = { readonly origin?: string; readonly isVerified?: boolean; readonly counter?: number }

const clientData = (type: string, challenge: string, origin: string): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin }))
const beginningOf = (rpId: string, flags: number, counter: number): Buffer => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}
const flagsOf = ({ isVerified = true }: Twist): number => PRESENT | (isVerified ? VERIFIED : 0)

/** A phone or a laptop with one passkey: signs what it is asked to, and whatever else a test wants (WebAuthn, §6). */
export function createFakeAuthenticator({ rpId, origin: ownOrigin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let used = 0
  const own = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} }
  // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const key = Buffer.concat([
    ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
    ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
  ])

  return {
    id: own.id,
    make: (options: string, twist: Twist = {}): NewPasskey => {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([beginningOf(rpId, flagsOf(twist) | WITH_KEY, 0), Buffer.alloc(16), length, id, key])
      // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      const attestationObject = base64url(Buffer.concat([head, Buffer.from([0x58, data.length]), data]))
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, twist.origin ?? ownOrigin))
      return { ...own, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    use: (options: string, twist: Twist = {}): UsedPasskey => {
      const { challenge } = JSON.parse(options) as { challenge: string }
      used = twist.counter ?? used + 1
      const authenticatorData = beginningOf(rpId, flagsOf(twist), used)
      const client = clientData('webauthn.get', challenge, twist.origin ?? ownOrigin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return {
        ...own,
        response: { clientDataJSON: base64url(client), authenticatorData: base64url(authenticatorData), signature: base64url(signature) },
      }
    },
  }
}
