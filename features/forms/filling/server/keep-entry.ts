import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { SpamSignal } from '../../doubts'
import { isHeldFor } from '../../entry'
import type { DeliveryService, House, OutcomeOf, Riddles, VisitorFiles } from '../../server/contracts'
import type { EntriesStore } from '../../server/entries.store'
import { type Content, contentOf, searchTextOf, senderOf, summaryOf } from '../../server/entry-content'
import type { FilesStore } from '../../server/files.store'
import type { KnownForm } from '../../server/forms.store'
import type { Outcome } from '../../server/outcome'
import type { Sent } from '../../server/sent-form'
import { InvalidMessage } from './invalid-message'

type Message = {
  readonly known: KnownForm
  readonly sent: Sent
  readonly doubts: readonly SpamSignal[]
  readonly page: string
  readonly ticketKey: string | undefined
  readonly bodyKey: string
  /** Proofs that are used up with it. */
  readonly used: readonly string[]
}
export type KeepEntry = (message: Message) => Promise<Outcome>

type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'keys'> & {
  readonly riddles: Riddles
  readonly entries: EntriesStore
  readonly files: FilesStore
  readonly visitorFiles: VisitorFiles
  readonly deliveries: DeliveryService
  readonly outcomeOf: OutcomeOf
}

/** Undoes the transaction: the ticket, a proof or a file has been used in the meantime. */
export class AlreadyTaken extends Error {
  override readonly name = 'AlreadyTaken'
}

/** First the files, then message, letters and used ticket in one transaction. When anything fails, nothing of it stays. */
export const createKeepEntry = (needs: Needs): KeepEntry =>
  async function keepEntry(message) {
    const { known, sent, doubts } = message
    const { db, visitorFiles, files } = needs
    const along = await visitorFiles.comeAlong(sent, known.form.texts)
    if (along.complaints.length) throw new InvalidMessage(along.complaints)
    const came = along.files.map(({ id }) => id)
    try {
      const waiting = await visitorFiles.waiting(sent)
      // A file that was there a moment ago: swept, or sent with this very message by another request. Never thanked for without it.
      if (waiting.lost.length) throw new AlreadyTaken()
      const ids = [...came, ...waiting.ids]
      const content = contentOf(sent)
      const outcome = needs.outcomeOf(known, content, doubts)
      const house = await needs.deliveries.house()
      await db.transaction().execute((trx) => keepAll(needs, message, { content, outcome, ids, house }, trx))
      return outcome
    } catch (reason) {
      await files.forgetUnsent(came)
      throw reason
    }
  }

type Kept = { readonly content: Content; readonly outcome: Outcome; readonly ids: readonly number[]; readonly house: House }

async function keepAll(needs: Needs, message: Message, { content, outcome, ids, house }: Kept, trx: AnyDatabase): Promise<void> {
  const { entries, files, deliveries, events, clock } = needs
  const { known, doubts, page, bodyKey } = message
  const at = clock.now().toISOString()
  const row = {
    form_id: known.id,
    version: known.version,
    state: isHeldFor(doubts) ? ('spam' as const) : ('new' as const),
    doubts: JSON.stringify(doubts),
    sender: senderOf(known.form, content).slice(0, 300),
    summary: summaryOf(content),
    files: ids.length,
    page,
    content: JSON.stringify(content),
    search_text: searchTextOf(content),
    at,
    is_held: isHeldFor(doubts) ? 1 : 0,
    content_key: bodyKey,
  }
  const entry = await entries.add(row, trx)
  if (!(await files.give(ids, entry, trx))) throw new AlreadyTaken()
  for (const use of usesOf(needs, message, outcome)) if (!(await entries.use({ ...use, entry, at }, trx))) throw new AlreadyTaken()
  if (!isHeldFor(doubts) && !known.form.demoMode) await deliveries.send({ id: entry, known, content, at, page }, house, trx)
  await events.tell('forms.received', trx)
}

/** What cannot be used again: the ticket with its answer, or for a while the content; and the proofs that came along, without one. */
function usesOf({ keys, riddles }: Needs, { ticketKey, bodyKey, sent, used }: Message, outcome: Outcome) {
  const proofs = [...riddles.usedIn(sent), ...used].filter(Boolean)
  return [
    { key: ticketKey ?? bodyKey, bodyKey, outcome, isContent: !ticketKey },
    ...proofs.map((proof) => ({ key: hashOf(keys, 'form-proof', proof), bodyKey: '', outcome: undefined })),
  ]
}
