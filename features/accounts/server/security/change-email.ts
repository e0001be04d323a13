import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { cancelNewEmail, changeEmail, resendNewEmail } from '../../wire.security'
import type { Letters } from '../mails/letters'
import { mayUseOwnAccount } from '../policy'
import { requireAccount } from '../require-account'
import type { Tries } from '../sign-in/tries'
import type { Stores } from '../stores'
import { type ConfirmDoor, confirmEmailRoute } from './confirm-email'
import { createNewEmailLinks, type LinkDesk, type NewEmailLinks } from './new-email-link'

type Desk = Pick<Tools, 'audit' | 'outbox'> & { readonly stores: Stores; readonly letters: Letters; readonly tries: Tries }
type Door = Desk & { readonly newEmailLinks: NewEmailLinks }

const notForOwn = (code: string, words: string, status: number): Refusal => new Refusal(code, words, { status, field: 'email' })
const gone = (): Refusal => new Refusal('no-new-email', messages.noNewEmail, { status: 409 })

/** Everything about another address for one's own account: asked for, sent again, cancelled, confirmed. */
export function changeEmailRoutes(desk: Desk & LinkDesk & ConfirmDoor) {
  const door = { ...desk, newEmailLinks: createNewEmailLinks(desk) }
  return [changeEmailRoute(door), resendNewEmailRoute(door), cancelNewEmailRoute(door), confirmEmailRoute(door)]
}

/** Another address for one's own account: it counts once the link that is sent to it was opened. The address before is told. */
const changeEmailRoute = ({ audit, outbox, stores, letters, tries, newEmailLinks }: Door) =>
  answer(changeEmail)
    .allow(mayUseOwnAccount)
    .proved()
    .with(async ({ email }, context) => {
      const account = await requireAccount(stores.accounts, context.actor)
      if (email === account.email) throw notForOwn('same-email', messages.sameEmail, 400)
      if (await stores.accounts.findByEmail(email)) throw notForOwn('email-taken', messages.emailTaken, 409)
      await tries.of(context.bucket, `new address of ${account.id}`).count()
      const letter = await letters.emailAsked(account, email)
      await stores.together(async ({ newEmails, trx }) => {
        await newEmailLinks.order(await newEmails.ask(account.id, email), trx)
        await audit.note({ action: 'account.ask-change-email', target: `account ${account.id}` }, context, trx)
        await outbox.add(letter, trx)
      })
      return {}
    })

/** The link once more; the one from before counts no longer, and the day begins anew. */
const resendNewEmailRoute = ({ audit, stores, tries, newEmailLinks }: Door) =>
  answer(resendNewEmail)
    .allow(mayUseOwnAccount)
    .with(async (_request, context) => {
      const { id } = await requireAccount(stores.accounts, context.actor)
      await tries.of(context.bucket, `new address of ${id}`).count()
      await stores.together(async ({ newEmails, trx }) => {
        const waiting = await newEmails.of(id)
        if (!waiting) throw gone()
        await newEmailLinks.order(await newEmails.ask(id, waiting.email), trx)
        await audit.note({ action: 'account.resend-change-email', target: `account ${id}` }, context, trx)
      })
      return {}
    })

const cancelNewEmailRoute = ({ audit, stores }: Door) =>
  answer(cancelNewEmail)
    .allow(mayUseOwnAccount)
    .with(async (_request, context) => {
      const { id } = await requireAccount(stores.accounts, context.actor)
      await stores.together(async ({ newEmails, trx }) => {
        if (!(await newEmails.cancel(id))) throw gone()
        await audit.note({ action: 'account.cancel-change-email', target: `account ${id}` }, context, trx)
      })
      return {}
    })
