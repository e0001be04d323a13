import { freeSlug, slugOf } from '@frontage/kit/slug'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownerMessages } from '../../messages'
import { mayShowWork } from '../../server/policy'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import type { TermRow, TermsStore } from '../../server/terms.store'
import { listTerms, type OwnerTerm, removeTerm, saveTerm } from '../../wire.admin'
import type { ItemTools } from './save-item'

type Stores = { readonly terms: TermsStore; readonly catalogue: CatalogueStore }

const ownerTermOf = (term: TermRow, counts: ReadonlyMap<number, number>): OwnerTerm => ({ ...term, count: counts.get(term.id) ?? 0 })

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
    .with(async ({ id, taxonomy, name, slug, description, parent }, context) => {
      const above = taxonomy === 'tag' || (await isBelow(parent, id, terms)) ? 0 : parent
      const row = await db.transaction().execute(async (trx) => {
        const known = id ? await terms.find(id, trx) : undefined
        if (id && known?.taxonomy !== taxonomy) throw new Refusal('term-gone', ownerMessages.termGone, { status: 404, field: 'id' })
        const isTaken = async (wish: string): Promise<boolean> => {
          const other = await terms.findBySlug(taxonomy, wish, trx)
          return other !== undefined && other.id !== id
        }
        if (slug && (await isTaken(slug))) throw new Refusal('term-taken', ownerMessages.termTaken, { field: 'slug' })
        const own = slug || known?.slug || (await freeSlug(slugOf(name) || 'term', isTaken))
        const record = { taxonomy, name, slug: own, description, parent: above }
        const kept = known ? (await terms.change(id, record, trx))! : await terms.add(record, trx)
        await audit.note({ action: known ? 'term.change' : 'term.add', target: `${taxonomy} ${kept.id}` }, context, trx)
        return kept
      })
      events.emit('portfolio.changed')
      return { term: ownerTermOf(row, (await catalogue.load()).counts) }
    })

/** Nothing stands below itself, nor below what stands below it, nor below what is not there. */
async function isBelow(parent: number, id: number, terms: TermsStore): Promise<boolean> {
  const above = new Map((await terms.all()).map((term) => [term.id, term.parent]))
  if (!above.has(parent)) return true
  for (let at = parent, steps = 0; at && steps <= above.size; at = above.get(at) ?? 0, steps++) if (at === id) return true
  return false
}

export const removeTermRoute = ({ db, audit, events }: ItemTools, { terms }: Stores) =>
  answer(removeTerm)
    .allow(mayShowWork)
    .with(async ({ id }, context) => {
      const removed = await db.transaction().execute(async (trx) => {
        if (!(await terms.remove(id, trx))) return false
        await audit.note({ action: 'term.remove', target: `term ${id}` }, context, trx)
        return true
      })
      if (removed) events.emit('portfolio.changed')
      return { removed }
    })
