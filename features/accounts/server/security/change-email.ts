import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { changeEmail } from '../../wire.security'
import type { DemoLogin } from '../demo-login'
import type { Letters } from '../letters'
import { mayUseOwnAccount } from '../policy'
import type { Presenter } from '../presenter'
import { requireAccount } from '../require-account'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit' | 'events' | 'outbox'> & {
  readonly stores: Stores
  readonly letters: Letters
  readonly presenter: Presenter
  readonly demoLogin: DemoLogin
}

/** Another address for one's own account. Both addresses are told. */
export const changeEmailRoute = ({ audit, events, outbox, stores, letters, presenter, demoLogin }: Door) =>
  answer(changeEmail)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async ({ email }, context) => {
      const account = await requireAccount(stores.accounts, context.actor)
      if (email === account.email) return { me: await presenter.meOf(account) }
      const both = await letters.emailChanged(account, email)
      await stores.together(async ({ accounts, trx }) => {
        if (!(await accounts.setEmail(account.id, email)))
          throw new Refusal('email-taken', messages.emailTaken, { status: 409, field: 'email' })
        await audit.note({ action: 'account.change-email', target: `account ${account.id}` }, context, trx)
        for (const letter of both) await outbox.add(letter, trx)
      })
      await demoLogin.forget(account.email)
      events.emit('accounts.changed')
      return { me: await presenter.meOf({ ...account, email }) }
    })
