import { targetOf } from '@frontage/kit/audit.server'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayDeleteEntries, mayReadEntries } from '../../server/policy'
import { deleteEntries, moveEntries, openEntry } from '../wire.admin'
import { formsOf, releaseHeld } from './release-held'
import type { Inbox } from './stores'

type Needs = Pick<Tools, 'db' | 'audit' | 'events'>

/** Moves messages. Whoever takes one out of spam releases it: its letters go out, once. */
export const moveEntriesRoute = ({ db, audit, events }: Needs, inbox: Inbox) =>
  answer(moveEntries)
    .allow(mayReadEntries)
    .with(async ({ ids, to }, context) => {
      const house = await inbox.deliveries.house()
      const forms = await formsOf(inbox, ids)
      const moved = await db.transaction().execute(async (trx) => {
        if (to === 'new' || to === 'read' || to === 'done') await releaseHeld(inbox, ids, { forms, house }, trx)
        const rows = await inbox.states.put(ids, to, trx)
        await audit.note({ action: `entry.${to}`, target: targetOf(rows, 'entries') }, context, trx)
        if (rows.length) await events.tell('forms.received', trx)
        return rows.length
      })
      return { moved }
    })

/** Reading is no action: the log of who did what would hold little else. A message in spam or in the bin stays there. */
export const openEntryRoute = ({ db, events }: Pick<Needs, 'db' | 'events'>, { states }: Inbox) =>
  answer(openEntry)
    .allow(mayReadEntries)
    .with(async ({ id }) => {
      await db.transaction().execute(async (trx) => {
        if (await states.markRead(id, trx)) await events.tell('forms.received', trx)
      })
      return {}
    })

/** Only what is in the bin goes for good, files, e-mails and all. */
export const deleteEntriesRoute = ({ db, audit, events }: Needs, { states, leaving }: Inbox) =>
  answer(deleteEntries)
    .allow(mayDeleteEntries)
    .with(async ({ ids }, context) => {
      const { gone, deleted } = await db.transaction().execute(async (trx) => {
        const found = await states.binned(ids, trx)
        if (!found.length) return { gone: [], deleted: 0 }
        const hidden = await leaving.hide(found, trx)
        await states.remove(found, trx)
        await audit.note({ action: 'entry.delete', target: targetOf(found, 'entries') }, context, trx)
        await events.tell('forms.received', trx)
        return { gone: hidden, deleted: found.length }
      })
      await leaving.finish(gone)
      return { deleted }
    })
