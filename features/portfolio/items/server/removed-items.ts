import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed } from '@frontage/kit/trash.server'
import { firstIn, hasRowLike, putBack, rowsWhere, type TrashRows } from '@frontage/kit/trash-rows.server'
import type { ItemRow } from '../../server/items.store'
import { mayShowWork } from '../../server/policy'
import { type TermRow, type TermsStore, termsWriter } from '../../server/terms.store'

const ITEM = 'portfolio-item'
const TERM = 'portfolio-term'

const linksOf = (column: 'item_id' | 'term_id', id: number, trx: AnyDatabase) => rowsWhere('portfolio_item_term', column, id, trx)

/** An item on its way into the trash, with what it is sorted into. */
export const removedItem = async ({ id, title }: ItemRow, trx: AnyDatabase): Promise<Removed> => ({
  ...{ kind: ITEM, key: String(id), title },
  rows: { portfolio_item: await rowsWhere('portfolio_item', 'id', id, trx), portfolio_item_term: await linksOf('item_id', id, trx) },
})

/** A category or tag on its way into the trash, with its items, and what stands below it. */
export const removedTerm = async ({ id, name }: TermRow, trx: AnyDatabase): Promise<Removed> => ({
  ...{ kind: TERM, key: String(id), title: name },
  rows: {
    portfolio_term: await rowsWhere('portfolio_term', 'id', id, trx),
    portfolio_item_term: await linksOf('term_id', id, trx),
    below: (await rowsWhere('portfolio_term', 'parent', id, trx)).map((below) => ({ id: below.id })),
  },
})

/** Items and terms come back as they were, but for what was removed meanwhile. */
export function handleRemovedWork({ trash }: Pick<Tools, 'trash'>, terms: TermsStore): void {
  const usual = { right: mayShowWork, tells: 'portfolio.changed' } as const
  trash.handle(ITEM, {
    ...{ ...usual, title: 'Portfolio item', isTaken: isItemTaken },
    restore: async ({ portfolio_item = [], portfolio_item_term = [] }, trx) => {
      await putBack({ portfolio_item }, trx)
      await termsWriter.link(portfolio_item_term as Link[], trx)
    },
  })
  trash.handle(TERM, {
    ...{ ...usual, title: 'Category or tag' },
    isTaken: (rows, trx) => {
      const term = firstIn(rows, 'portfolio_term')
      return hasRowLike('portfolio_term', { taxonomy: term?.taxonomy, slug: term?.slug }, trx)
    },
    restore: (rows, trx) => restoreTerm(rows, terms, trx),
  })
}

type Link = { readonly item_id: number; readonly term_id: number }

async function isItemTaken(rows: TrashRows, trx: AnyDatabase): Promise<boolean> {
  const row = firstIn(rows, 'portfolio_item')
  if (await hasRowLike('portfolio_item', { slug: row?.slug }, trx)) return true
  return typeof row?.source === 'string' && hasRowLike('portfolio_item', { source: row.source }, trx)
}

async function restoreTerm(rows: TrashRows, terms: TermsStore, trx: AnyDatabase): Promise<void> {
  const all = await terms.allForChange(trx)
  const [term] = (rows.portfolio_term ?? []) as TermRow[]
  if (!term) return
  const parent = all.some(({ id }) => id === term.parent) ? term.parent : 0
  await putBack({ portfolio_term: [{ ...term, parent }] }, trx)
  await termsWriter.link((rows.portfolio_item_term ?? []) as Link[], trx)
  // What came up a step goes down again, unless somebody has put it elsewhere.
  for (const { id } of rows.below ?? [])
    if (all.some((one) => one.id === id && one.parent === term.parent)) await terms.change(Number(id), { parent: term.id }, trx)
}
