import { createHash } from 'node:crypto'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { messages } from '../../messages'
import { MOST_PASSKEYS } from '../../spec'
import { addPasskey, beginPasskey, type NewPasskey, removePasskey, renamePasskey } from '../../wire.security'
import type { AccountRow } from '../accounts.tables'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import { isStepRequired } from '../second-step/required'
import { changeSecurity, type SecurityDoor } from '../security/change-security'
import { siteNameOf } from '../site-name'
import type { RelyingParty } from './relying-party'
import { noPasskeys } from './use-passkey'

type Door = SecurityDoor & {
  readonly relyingParty: RelyingParty | undefined
}

const wrong = (): Refusal => new Refusal('wrong-passkey', messages.wrongPasskey)
const gone = (): Refusal => new Refusal('no-such-passkey', messages.noSuchPasskey, { status: 404 })

/** Passkeys of one's own account: added, named and removed. */
export const ownPasskeyRoutes = (door: Door) => [beginRoute(door), addRoute(door), renameRoute(door), removeRoute(door)]

/** EdDSA, ES256 and RS256, which every passkey knows one of. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Says nothing about the person, and stays the same for an account. */
const handleOf = ({ id, created_at }: AccountRow) => new Uint8Array(createHash('sha256').update(`${id} ${created_at}`).digest())

const beginRoute = ({ stores, site, relyingParty }: Door) =>
  answer(beginPasskey)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async (_request, { actor }) => {
      if (!relyingParty) throw noPasskeys()
      const account = await requireAccount(stores.accounts, actor)
      const known = await stores.passkeys.listOf(account.id)
      if (known.length >= MOST_PASSKEYS) throw new Refusal('too-many-passkeys', messages.tooManyPasskeys, { status: 409 })
      const options = await generateRegistrationOptions({
        rpName: await siteNameOf(site),
        rpID: relyingParty.id,
        userID: handleOf(account),
        userName: account.email,
        userDisplayName: account.name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await stores.challenges.keep(options.challenge, account.id)
      return { options: JSON.stringify(options) }
    })

const addRoute = (door: Door) =>
  answer(addPasskey)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async ({ name, passkey }, context) => {
      const account = await requireAccount(door.stores.accounts, context.actor)
      const { id, publicKey, counter, transports = [] } = await credentialOf(door, account, passkey)
      const kept = { credential_id: id, account_id: account.id, public_key: Buffer.from(publicKey).toString('base64url'), counter, name }
      await changeSecurity(
        door,
        context,
        { account, action: 'account.add-passkey', change: 'passkeyAdded', passkey: name },
        async ({ passkeys }) => {
          if (await passkeys.add({ ...kept, transports: JSON.stringify(transports) })) return
          throw new Refusal('passkey-twice', messages.passkeyTwice, { status: 409 })
        },
      )
      return {}
    })

/** The credential of a passkey that was just made for this account and this site. */
async function credentialOf({ stores, relyingParty }: Door, account: AccountRow, response: NewPasskey) {
  if (!relyingParty) throw noPasskeys()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => stores.challenges.claim(challenge, account.id),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => {
    throw wrong()
  })
  if (!verified) throw wrong()
  return registrationInfo.credential
}

const renameRoute = ({ audit, stores }: Door) =>
  answer(renamePasskey)
    .allow(mayUseOwnAccount)
    .with(async ({ id, name }, context) => {
      const account = await requireAccount(stores.accounts, context.actor)
      await stores.together(async ({ passkeys, trx }) => {
        if (!(await passkeys.rename(account.id, id, name))) throw gone()
        await audit.note({ action: 'account.rename-passkey', target: `account ${account.id}` }, context, trx)
      })
      return {}
    })

const removeRoute = (door: Door) =>
  answer(removePasskey)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async ({ id }, context) => {
      const { stores, site } = door
      const account = await requireAccount(stores.accounts, context.actor)
      const all = await stores.passkeys.listOf(account.id)
      const passkey = all.find(({ credential_id }) => credential_id === id)
      if (!passkey) throw gone()
      const isLast = all.length === 1 && !(await stores.secondSteps.isOn(account.id))
      if (isLast && account.role === 'owner' && (await isStepRequired(site)))
        throw new Refusal('step-required', messages.stepRequired, { status: 409 })
      const what = { action: 'account.remove-passkey', change: 'passkeyRemoved', passkey: passkey.name } as const
      await changeSecurity(door, context, { account, ...what }, async ({ passkeys }) => {
        if (!(await passkeys.remove(account.id, id))) throw gone()
      })
      return {}
    })
