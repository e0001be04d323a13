import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import type { Actor } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { changePassword } from '../../wire.admin'
import type { DemoLogin } from '../demo-login'
import type { Letters } from '../mails/letters'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import type { Devices } from '../sign-in/devices'
import type { Tries } from '../sign-in/tries'
import type { Stores } from '../stores'
import type { Passwords } from './passwords'
import { requireGoodPassword } from './require-good-password'

type Door = Pick<Tools, 'audit' | 'outbox' | 'site'> & {
  readonly stores: Stores
  readonly tries: Tries
  readonly passwords: Passwords
  readonly demoLogin: DemoLogin
  readonly devices: Devices
  readonly letters: Letters
}

const wrong = (): Refusal => new Refusal('wrong-password', messages.wrongCurrentPassword, { status: 400, field: 'current' })
const sessionOf = (actor: Actor): string => (actor.role === 'visitor' ? '' : actor.session)

/** A new password for one's own account. Whoever is signed in with the old one elsewhere is out. */
export const changePasswordRoute = ({ audit, site, outbox, stores, tries: allTries, passwords, demoLogin, devices, letters }: Door) =>
  answer(changePassword)
    .allow(mayUseOwnAccount)
    .with(async ({ current, next }, context) => {
      const account = await requireAccount(stores.accounts, context.actor)
      const line = { action: 'account.change-password', target: `account ${account.id}` }
      const tries = allTries.of(context.bucket, `password of ${account.id}`)
      await tries.check()
      if (!(await passwords.fits(current, account.password_hash, tries.count))) {
        await audit.note({ ...line, outcome: 'refused' }, context)
        throw wrong()
      }
      await tries.forgive()
      await requireGoodPassword(next, 'next', [account.name, account.email], site)
      const hashed = await passwords.hash(next)
      const letter = await letters.passwordChanged(account)
      await stores.together(async ({ accounts, sessions, newEmails, trx }) => {
        if (!(await accounts.setPassword(account.id, account.password_hash, hashed))) throw wrong()
        await sessions.endAll(account.id, sessionOf(context.actor))
        // Somebody else may have asked for it.
        await newEmails.cancel(account.id)
        await sessions.prove(sessionOf(context.actor))
        await audit.note(line, context, trx)
        await outbox.add(letter, trx)
      })
      devices.of(context).remember({ ...account, password_hash: hashed })
      await demoLogin.forget(account.email)
      return {}
    })
