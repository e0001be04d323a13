import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { reauthenticate } from '../../wire.security'
import type { AccountRow } from '../accounts.tables'
import type { PasskeyCheck } from '../passkeys/check-passkey'
import type { Passwords } from '../password/passwords'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import type { Tries } from '../sign-in/tries'
import type { Stores } from '../stores'
import { sessionOf } from './session-id'

type Door = Pick<Tools, 'audit'> & {
  readonly stores: Stores
  readonly tries: Tries
  readonly passwords: Passwords
  readonly checkPasskey: PasskeyCheck
}

/** For what a session alone is not enough: the session counts as proved for minutes. */
export const reauthenticateRoute = (door: Door) =>
  answer(reauthenticate)
    .allow(mayUseOwnAccount)
    .with(async ({ password, passkey }, context) => {
      const account = await requireAccount(door.stores.accounts, context.actor)
      if (passkey) {
        if ((await door.checkPasskey(passkey)).account.id !== account.id) throw new Refusal('wrong-passkey', messages.wrongPasskey)
      } else await requirePassword(door, account, password ?? '', context)
      await door.stores.sessions.prove(sessionOf(context.actor))
      return {}
    })

async function requirePassword({ audit, tries: allTries, passwords }: Door, account: AccountRow, password: string, context: Context) {
  const tries = allTries.of(context.bucket, `password of ${account.id}`)
  await tries.check()
  if (!(await passwords.fits(password, account.password_hash, tries.count))) {
    await audit.note({ action: 'account.reauthenticate', target: `account ${account.id}`, outcome: 'refused' }, context)
    throw new Refusal('wrong-password', messages.wrongCurrentPassword, { field: 'password' })
  }
  await tries.forgive()
}
