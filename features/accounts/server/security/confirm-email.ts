import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { confirmEmail } from '../../wire.security'
import type { DemoLogin } from '../demo-login'
import type { Letters } from '../mails/letters'
import type { Stores } from '../stores'

export type ConfirmDoor = Pick<Tools, 'audit' | 'events' | 'outbox'> & {
  readonly stores: Stores
  readonly letters: Letters
  readonly demoLogin: DemoLogin
}

const gone = (): Refusal => new Refusal('link-gone', messages.newEmailGone, { status: 410 })

/** Whoever holds the link reads the e-mails of the new address: from now on it signs in. Both addresses are told. */
export const confirmEmailRoute = ({ audit, events, outbox, stores, letters, demoLogin }: ConfirmDoor) =>
  answer(confirmEmail)
    .allow(anyone)
    .with(async ({ token }, context) => {
      const waiting = await stores.newEmails.byToken(token)
      const account = waiting && (await stores.accounts.find(waiting.accountId))
      if (!account || account.disabled) throw gone()
      const { email } = waiting
      const both = await letters.emailChanged(account, email)
      await stores.together(async ({ accounts, newEmails, trx }) => {
        if (!(await newEmails.claim(token))) throw gone()
        if (!(await accounts.setEmail(account.id, email))) throw new Refusal('email-taken', messages.emailTaken, { status: 409 })
        const who = { accountId: account.id, name: account.name }
        await audit.note({ action: 'account.change-email', target: `account ${account.id}`, who }, context, trx)
        for (const letter of both) await outbox.add(letter, trx)
        await events.tell('accounts.changed', trx)
      })
      await demoLogin.forget(account.email)
      return { email }
    })
