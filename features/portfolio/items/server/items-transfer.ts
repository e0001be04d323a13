import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createNumberedTransfer } from '@frontage/kit/storage/numbered.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { itemDraftShape, taxonomies } from '../../item'
import { ownerMessages } from '../../messages'
import { recordOf } from '../../server/item-record'
import { itemsWriter } from '../../server/item-writes.store'
import { createItemsStore } from '../../server/items.store'
import { factsIn, furtherIn } from '../../server/presenter'
import { createTermsStore } from '../../server/terms.store'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const slug = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

const termShape = v.object({
  ...{ id, slug, taxonomy: v.picklist(taxonomies), name: v.pipe(v.string(), v.maxLength(200)) },
  ...{ description: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''), parent: v.optional(v.number(), 0) },
})

const itemShape = v.object({
  ...v.omit(itemDraftShape, ['categories', 'others', 'tags']).entries,
  ...{ id, slug, position: v.number(), terms: v.array(id), publishedAt: v.string(), modifiedAt: v.string() },
  framing: v.optional(v.picklist(['allowed', 'forbidden', 'unknown']), 'unknown'),
})

type Columns = { readonly id: number } & Readonly<Record<string, unknown>>

const writtenItem = ({
  open_in,
  site_type,
  pictures,
  facts,
  published_at,
  modified_at,
  found_title: _title,
  found_excerpt: _excerpt,
  found_content: _content,
  source: _source,
  ...rest
}: Columns) => ({
  ...{ ...rest, openIn: open_in, siteType: site_type, pictures: furtherIn({ id: rest.id, pictures: String(pictures) }) },
  ...{ facts: factsIn({ id: rest.id, facts: String(facts) }), publishedAt: published_at, modifiedAt: modified_at },
})

const createTermsTransfer = (db: AnyDatabase): Transfer => {
  const terms = createTermsStore(db)
  return createNumberedTransfer(db, {
    ...{ name: 'portfolio-terms', table: 'portfolio_term', what: 'portfolio term', shape: termShape },
    written: (rows) => rows,
    kept: ({ id: _id, ...rest }) => rest,
    trouble: async (one, trx) => {
      const other = await terms.findBySlug(one.taxonomy, one.slug, trx)
      return other && other.id !== one.id ? ownerMessages.slugTaken : undefined
    },
  })
}

const createItemsTransfer = (db: AnyDatabase): Transfer => {
  const items = createItemsStore(db)
  const termsOf = async (item: number, trx?: AnyDatabase): Promise<readonly number[]> => (await items.termsOf([item], trx)).get(item) ?? []
  return createNumberedTransfer(db, {
    ...{ name: 'portfolio-items', table: 'portfolio_item', what: 'portfolio item', shape: itemShape, besides: ['modified_at', 'framing'] },
    written: async (rows) => {
      const terms = await items.termsOf(rows.map(({ id }) => id))
      return rows.map((row) => ({ ...writtenItem(row), terms: terms.get(row.id) ?? [] }))
    },
    kept: ({ id: _id, terms: _terms, slug, position, publishedAt, modifiedAt, framing, ...draft }) => ({
      ...recordOf({ ...draft, slug, categories: [], others: [], tags: [] }),
      ...{ slug, position, framing, published_at: publishedAt, modified_at: modifiedAt },
    }),
    trouble: async (one, trx) => {
      const other = await items.findBySlug(one.slug, trx)
      return other && other.id !== one.id ? ownerMessages.slugTaken : undefined
    },
    isElsewhereToo: async (one, trx) => String(await termsOf(one.id, trx)) === String(one.terms.toSorted((a, b) => a - b)),
    after: async (one, _row, { trx }) => itemsWriter.setTerms(one.id, one.terms, trx),
  })
}

/** What items are sorted into, and the items, in the order in which they can come in. */
export const createItemTransfers = (db: AnyDatabase): Transfer[] => [createTermsTransfer(db), createItemsTransfer(db)]
