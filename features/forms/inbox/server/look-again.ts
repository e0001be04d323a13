import type { Tools } from '@frontage/kit/feature.server'
import type { Deliveries } from '../../delivery/server/deliveries'
import type { Doubt } from '../../entry'
import { outcomeOf } from '../../filling/server/keep-entry'
import type { EntriesStore } from '../../server/entries.store'
import type { Content } from '../../server/entry-content'
import type { FormsStore, KnownForm } from '../../server/forms.store'
import type { Outcome } from '../../server/outcome'
import type { FormTickets } from '../../server/tickets'
import { settleHeld } from './held.store'
import { formsOf, releaseHeld } from './release-held'

/** Lets a message go that waited in quarantine and came again with nothing against it; undefined when it waits no longer. */
export type LetGo = (known: KnownForm, entry: number, doubts: readonly Doubt[]) => Promise<Outcome | undefined>

type Needs = Pick<Tools, 'db' | 'events' | 'publicUrl'> & {
  readonly tickets: FormTickets
  readonly entries: EntriesStore
  readonly forms: FormsStore
  readonly deliveries: Deliveries
}

export const createLetGo =
  (needs: Needs): LetGo =>
  async (known, entry, doubts) => {
    const { db, events, entries, deliveries } = needs
    const row = await entries.find(entry)
    if (!row) return undefined
    const outcome = outcomeOf(needs, known, JSON.parse(row.content) as Content, doubts)
    const [house, forms] = await Promise.all([deliveries.house(), formsOf(needs, [entry])])
    const isFree = await db.transaction().execute(async (within) => {
      const isSettled = await settleHeld(entry, doubts, outcome, within)
      if (isSettled) await releaseHeld(needs, [entry], { forms, house }, within)
      return isSettled
    })
    if (!isFree) return undefined
    events.emit('forms.received')
    return outcome
  }
