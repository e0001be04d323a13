import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { openStates } from '../../entry'
import { pageMessages as say } from '../../messages.server'
import { mayReplyToEntries } from '../../server/policy'
import { replyToEntry } from '../wire.admin'
import { needEntry } from './entry-routes'
import { standingEntry } from './standing-entry'
import type { Inbox } from './stores'

type Needs = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'>
type Composed = {
  readonly id: number
  readonly row: Parameters<Inbox['replies']['add']>[0]
  readonly mail: Awaited<ReturnType<Inbox['deliveries']['composeReply']>>
}

/** Keeps a reply and its e-mail in one transaction. False: this very reply came before. */
async function sendOnce({ replies, deliveries, states }: Inbox, { id, row, mail }: Composed, trx: AnyDatabase): Promise<boolean> {
  if (!(await states.isIn(id, openStates, trx))) throw new Refusal('not-open', say.notOpenToReply, { status: 422, field: 'id' })
  const reply = await replies.add(row, trx)
  if (reply === undefined) return false
  await replies.carriedBy(reply, await deliveries.sendReply(id, mail, trx), trx)
  await states.markRead(id, trx)
  return true
}

/** A reply goes to the address in the message, and nowhere else. The same one sent twice goes out once. */
export const replyToEntryRoute = ({ db, audit, clock, events }: Needs, inbox: Inbox) =>
  answer(replyToEntry)
    .allow(mayReplyToEntries)
    .with(async ({ id, key, text }, context) => {
      const { entry, form, content } = await standingEntry(inbox, id, say.notOpenToReply)
      if (!inbox.deliveries.replyAddress(form, content)) throw new Refusal('no-address', say.noAddress, { status: 422, field: 'text' })
      const [first] = await inbox.replies.of([id])
      const reply = { entry, form, content, text, subject: first?.subject ?? '' }
      const mail = await inbox.deliveries.composeReply(reply, await inbox.deliveries.house())
      const by = context.actor.role === 'visitor' ? '' : context.actor.name
      const written = { key, at: clock.now().toISOString(), by, recipient: mail.to, subject: mail.subject, body: text }
      await db.transaction().execute(async (trx) => {
        if (!(await sendOnce(inbox, { id, row: { entry_id: id, ...written, delivery_id: null }, mail }, trx))) return
        await audit.note({ action: 'entry.reply', target: `entry ${id}` }, context, trx)
        await events.tell('forms.received', trx)
      })
      return needEntry(inbox, id)
    })
