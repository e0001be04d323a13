import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Entry } from '../../entry'
import { pageMessages as say } from '../../messages.server'
import { contentIn } from '../../server/entry-content'
import { mayReadEntries } from '../../server/policy'
import { getEntry, listEntries, retryDelivery } from '../wire.admin'
import { getEntryNews } from '../wire.news'
import { correctionOf } from './correction'
import { doubtsIn, entryOf, rowOf } from './presenter'
import type { Inbox } from './stores'

const PAGE = 50
const NEWS = 200

/** A message with everything that belongs to it, or the refusal that says it is gone. */
export async function needEntry(inbox: Inbox, id: number): Promise<Entry> {
  const { forms, files, deliveries, corrections, replies, list, hasMailServer } = inbox
  const entry = await list.one(id)
  if (!entry) throw new Refusal('entry-gone', say.entryGone, { status: 404, field: 'id' })
  const [form, attached, sent, corrected, answered] = await Promise.all([
    forms.version(entry.form_id, entry.version),
    files.of([id]),
    deliveries.ofAll([id]),
    corrections.of([id]),
    replies.of([id]),
  ])
  const replyTo = deliveries.replyAddress(form, contentIn(entry) ?? { values: [], consents: [] })
  const reply = { to: replyTo, hasMailServer: hasMailServer() }
  return entryOf({ entry, form, files: attached, deliveries: sent, corrections: corrected.map(correctionOf), replies: answered, reply })
}

export const getEntryRoute = (inbox: Inbox) =>
  answer(getEntry)
    .allow(mayReadEntries)
    .with(({ id }) => needEntry(inbox, id))

export const listEntriesRoute = ({ deliveries, list, replies }: Inbox) =>
  answer(listEntries)
    .allow(mayReadEntries)
    .with(async (filter) => {
      const found = await list.page(filter, PAGE + 1)
      const page = found.slice(0, PAGE)
      const ids = page.map(({ id }) => id)
      const sent = Map.groupBy(await deliveries.ofAll(ids), ({ entry_id }) => entry_id)
      const answered = await replies.answered(ids)
      const counts = await list.counts(filter.form)
      const [fresh, read, done, spam, trash] = (['new', 'read', 'done', 'spam', 'trash'] as const).map((state) => counts.get(state) ?? 0)
      return {
        entries: page.map((entry) => rowOf(entry, sent.get(entry.id) ?? [], answered.has(entry.id))),
        next: found.length > PAGE ? (page.at(-1)?.id ?? 0) : 0,
        counts: { inbox: fresh! + read! + done!, new: fresh!, read: read!, done: done!, spam: spam!, trash: trash! },
      }
    })

/** A letter or a call that was given up is tried once more; anything else is under way by itself. */
export const retryDeliveryRoute = ({ db, audit }: Pick<Tools, 'db' | 'audit'>, inbox: Inbox) =>
  answer(retryDelivery)
    .allow(mayReadEntries)
    .with(async ({ entry, delivery, kind }, context) => {
      const row = (await inbox.deliveries.ofAll([entry])).find(({ id }) => id === delivery)
      if (!row || row.kind !== kind) throw new Refusal('entry-gone', say.entryGone, { status: 404, field: 'delivery' })
      await db.transaction().execute(async (trx) => {
        if (!(await inbox.deliveries.retry(row, trx))) throw new Refusal('not-dead', say.notDead, { status: 409 })
        await audit.note({ action: 'entry.retry', target: `entry ${entry}` }, context, trx)
      })
      return needEntry(inbox, entry)
    })

export const getEntryNewsRoute = ({ deliveries, list }: Inbox) =>
  answer(getEntryNews)
    .allow(mayReadEntries)
    .with(async () => {
      const counts = await list.counts(0)
      const held = await list.page({ form: 0, state: 'spam', search: '', before: 0 }, NEWS)
      const doubts = [...new Set(held.flatMap((entry) => doubtsIn(entry)))]
      return { fresh: counts.get('new') ?? 0, held: counts.get('spam') ?? 0, dead: await deliveries.countDead(), doubts }
    })
