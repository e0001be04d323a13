import { freeSlug, slugOf } from '@frontage/kit/slug'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownerMessages } from '../../messages'
import { mayShowWork } from '../../server/policy'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import { type TermRow, type TermsStore, termRevisionOf } from '../../server/terms.store'
import { listTerms, type OwnerTerm, removeTerm, saveTerm } from '../../wire.admin'
import { removedTerm } from './removed-items'
import type { ItemTools } from './save-item'

type Stores = { readonly terms: TermsStore; readonly catalogue: CatalogueStore }

const ownerTermOf = (term: TermRow, counts: ReadonlyMap<number, number>): OwnerTerm => ({
  ...term,
  count: counts.get(term.id) ?? 0,
  revision: termRevisionOf(term),
})

export const listTermsRoute = ({ terms, catalogue }: Stores) =>
  answer(listTerms)
    .allow(mayShowWork)
    .with(async () => {
      const [all, { counts }] = await Promise.all([terms.all(), catalogue.load()])
      return { terms: all.map((term) => ownerTermOf(term, counts)) }
    })

export const saveTermRoute = ({ db, audit, events }: ItemTools, { terms, catalogue }: Stores) =>
  answer(saveTerm)
    .allow(mayShowWork)
    .with(async ({ id, taxonomy, name, slug, description, parent, revision }, context) => {
      const row = await db.transaction().execute(async (trx) => {
        const all = await terms.allForChange(trx)
        const known = all.find((term) => term.id === id)
        if (id && known?.taxonomy !== taxonomy) throw new Refusal('term-gone', ownerMessages.termGone, { status: 404, field: 'id' })
        if (known) refuseOutdated(revision, termRevisionOf(known))
        const above = taxonomy === 'tag' || isBelow(parent, id, all) ? 0 : parent
        const isTaken = async (wish: string): Promise<boolean> => {
          const other = await terms.findBySlug(taxonomy, wish, trx)
          return other !== undefined && other.id !== id
        }
        if (slug && (await isTaken(slug))) throw new Refusal('term-taken', ownerMessages.termTaken, { field: 'slug' })
        const own = slug || known?.slug || (await freeSlug(slugOf(name) || 'term', isTaken))
        const record = { taxonomy, name, slug: own, description, parent: above }
        const kept = known ? (await terms.change(id, record, trx))! : await terms.add(record, trx)
        await audit.note({ action: known ? 'term.change' : 'term.add', target: `${taxonomy} ${kept.id}` }, context, trx)
        await events.tell('portfolio.changed', trx)
        return kept
      })
      return { term: ownerTermOf(row, (await catalogue.load()).counts) }
    })

/** Nothing stands below itself, nor below what stands below it, nor below what is not there. */
function isBelow(parent: number, id: number, terms: readonly TermRow[]): boolean {
  const above = new Map(terms.map((term) => [term.id, term.parent]))
  if (!above.has(parent)) return true
  for (let at = parent, steps = 0; at && steps <= above.size; at = above.get(at) ?? 0, steps++) if (at === id) return true
  return false
}

export const removeTermRoute = ({ db, audit, events, trash }: ItemTools, { terms }: Stores) =>
  answer(removeTerm)
    .allow(mayShowWork)
    .with(({ id }, context) =>
      db.transaction().execute(async (trx) => {
        const term = (await terms.allForChange(trx)).find((one) => one.id === id)
        if (!term) return { removed: false, trash: [] }
        const removed = await removedTerm(term, trx)
        await terms.remove(id, trx)
        await audit.note({ action: 'term.remove', target: `term ${id}` }, context, trx)
        await events.tell('portfolio.changed', trx)
        return { removed: true, trash: [await trash.put(removed, context, trx)] }
      }),
    )
