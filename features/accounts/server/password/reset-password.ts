import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { resetPassword } from '../../wire.admin'
import type { AccountRow } from '../accounts.tables'
import type { DemoLogin } from '../demo-login'
import type { Letters } from '../mails/letters'
import type { Devices } from '../sign-in/devices'
import type { Stores } from '../stores'
import type { Passwords } from './passwords'
import { requireGoodPassword } from './require-good-password'

type Door = Pick<Tools, 'audit' | 'outbox' | 'site'> & {
  readonly stores: Stores
  readonly passwords: Passwords
  readonly demoLogin: DemoLogin
  readonly devices: Devices
  readonly letters: Letters
}

const gone = (): Refusal => new Refusal('link-gone', messages.resetGone, { status: 410 })

/** A new password by a link. The token is looked at before any work is done for whoever sent it. */
export const resetPasswordRoute = (door: Door) =>
  answer(resetPassword)
    .allow(anyone)
    .with(async ({ token, password }, context) => {
      const { stores, passwords, site, demoLogin, devices } = door
      const id = await stores.resets.accountOf(token)
      const account = id === undefined ? undefined : await stores.accounts.find(id)
      if (!account) throw gone()
      await requireGoodPassword(password, 'password', [account.name, account.email], site)
      const password_hash = await passwords.hash(password)
      await replace(door, account, token, password_hash, context)
      // Whoever reads the e-mails of the account is let in from here, however many guess elsewhere.
      devices.of(context).remember({ ...account, password_hash })
      await demoLogin.forget(account.email)
      return { email: account.email }
    })

/** Link, password, sessions, audit line and letter change together or not at all; of two at once, one wins the claim. */
async function replace({ stores, audit, letters, outbox }: Door, account: AccountRow, token: string, hashed: string, context: Context) {
  const letter = await letters.passwordReset(account)
  await stores.together(async ({ accounts, sessions, resets, newEmails, trx }) => {
    const kind = await resets.claim(token)
    if (!kind) throw gone()
    if (!(await accounts.setPassword(account.id, account.password_hash, hashed))) throw gone()
    await sessions.endAll(account.id)
    // Somebody else may have asked for it.
    await newEmails.cancel(account.id)
    const who = { accountId: account.id, name: account.name }
    const action = kind === 'invitation' ? 'account.accept-invitation' : 'account.reset-password'
    await audit.note({ action, target: `account ${account.id}`, who }, context, trx)
    if (kind === 'reset') await outbox.add(letter, trx)
  })
}
