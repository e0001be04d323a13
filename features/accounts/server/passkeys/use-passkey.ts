import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { messages } from '../../messages'
import { askForPasskey, signInWithPasskey } from '../../wire.security'
import type { Presenter } from '../presenter'
import { type Entrance, letIn } from '../sign-in/let-in'
import { noteFailure } from '../sign-in/sign-in'
import type { Tries } from '../sign-in/tries'
import type { PasskeyCheck } from './check-passkey'
import type { RelyingParty } from './relying-party'

type Door = Entrance & {
  readonly tries: Tries
  readonly presenter: Presenter
  readonly relyingParty: RelyingParty | undefined
  readonly checkPasskey: PasskeyCheck
}

export const noPasskeys = (): Refusal => new Refusal('no-passkeys', messages.noPasskeys, { status: 409 })

/** A challenge for whichever passkey somebody has; nothing tells who has one. */
export const askForPasskeyRoute = ({ stores, tries, relyingParty }: Door) =>
  answer(askForPasskey)
    .allow(anyone)
    .with(async (_request, { bucket }) => {
      if (!relyingParty) throw noPasskeys()
      await tries.challenges(bucket)
      const options = await generateAuthenticationOptions({ rpID: relyingParty.id, userVerification: 'required' })
      await stores.challenges.keep(options.challenge)
      return { options: JSON.stringify(options) }
    })

/** A passkey is a whole sign-in: a device that is at hand, and the finger, face or PIN that it asks for. */
export const signInWithPasskeyRoute = (door: Door) =>
  answer(signInWithPasskey)
    .allow(anyone)
    .with(async ({ passkey }, context) => {
      try {
        const { account } = await door.checkPasskey(passkey)
        await letIn(door, account, context, 'with a passkey')
        return { me: await door.presenter.meOf(account) }
      } catch (reason) {
        await noteFailure(door, reason, undefined, context)
        throw reason
      }
    })
