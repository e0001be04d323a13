import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { addAccount } from '../../wire.admin'
import type { Passwords } from '../password/passwords'
import { requireGoodPassword } from '../password/require-good-password'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit' | 'clock' | 'events' | 'site'> & {
  readonly stores: Stores
  readonly passwords: Passwords
  readonly presenter: Presenter
}

/** A further account, with a first password that the owner hands over. */
export const addAccountRoute = ({ audit, clock, events, site, stores, passwords, presenter }: Door) =>
  answer(addAccount)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ name, email, role, password }, context) => {
      await requireGoodPassword(password, 'password', [name, email], site)
      const password_hash = await passwords.hash(password)
      const account = await stores.together(async ({ accounts, trx }) => {
        const added = await accounts.add({ name, email, role, password_hash, created_at: clock.now().toISOString() })
        if (!added) throw new Refusal('email-taken', messages.emailTaken, { status: 409, field: 'email' })
        await audit.note({ action: 'account.add', target: `account ${added.id} (${role})` }, context, trx)
        await events.tell('accounts.changed', trx)
        return added
      })
      return { account: await presenter.accountOf(account) }
    })
