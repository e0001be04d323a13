import type { Tools } from '@frontage/kit/feature.server'
import type { DeliveryService, LetGo, OutcomeOf } from '../../server/contracts'
import type { EntriesStore } from '../../server/entries.store'
import { contentIn } from '../../server/entry-content'
import type { FormsStore } from '../../server/forms.store'
import { resolveHeld } from './held.store'
import { formsOf, releaseHeld } from './release-held'

type Needs = Pick<Tools, 'db' | 'events'> & {
  readonly entries: EntriesStore
  readonly forms: FormsStore
  readonly deliveries: DeliveryService
  readonly outcomeOf: OutcomeOf
}

export const createLetGo =
  (needs: Needs): LetGo =>
  async (known, entry, doubts) => {
    const { db, events, entries, deliveries } = needs
    const row = await entries.find(entry)
    const content = row && contentIn(row)
    if (!content) return undefined
    const outcome = needs.outcomeOf(known, content, doubts)
    const [house, forms] = await Promise.all([deliveries.house(), formsOf(needs, [entry])])
    const isFree = await db.transaction().execute(async (trx) => {
      const isResolved = await resolveHeld(entry, doubts, outcome, trx)
      if (!isResolved) return false
      await releaseHeld(needs, [entry], { forms, house }, trx)
      await events.tell('forms.received', trx)
      return true
    })
    if (!isFree) return undefined
    return outcome
  }
