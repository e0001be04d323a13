import type { Tools } from '@frontage/kit/feature.server'
import { freeSlug, slugOf } from '@frontage/kit/slug'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { ItemDraft, Taxonomy } from '../../item'
import { ownerMessages } from '../../messages'
import { pathOf } from '../../path'
import { itemRevisionOf, recordOf } from '../../server/item-record'
import { itemsWriter } from '../../server/item-writes.store'
import type { ItemRow, ItemsStore } from '../../server/items.store'
import { mayShowWork } from '../../server/policy'
import { refuseAddresses } from '../../server/refuse-addresses'
import type { TermsStore } from '../../server/terms.store'
import { saveItem } from '../../wire.admin'
import type { Framing } from './framing'
import { ownerItems } from './owner-presenter'

export type ItemTools = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'library' | 'publicUrl' | 'registry' | 'trash'>
export type ItemStores = { readonly items: ItemsStore; readonly terms: TermsStore }
type Saving = ItemStores & { readonly framingOf: (site: string) => Promise<Framing> }

/** An owner keeps an item: it is checked, cleaned, looked up whether it may be framed, and kept with its terms. */
export const saveItemRoute = (tools: ItemTools, { items, terms, framingOf }: Saving) =>
  answer(saveItem)
    .allow(mayShowWork)
    .with(async ({ id, revision, ...draft }, context) => {
      refuseAddresses(draft, tools.publicUrl)
      await refusePictures(draft, tools)
      const termIds = await knownTerms(draft, terms)
      const framing = await framingOf(draft.type === 'page' || draft.type === 'iframe' ? draft.site : '')
      const row = await tools.db.transaction().execute(async (trx) => {
        const kept = await keep(
          { id, revision, draft, framing, now: tools.clock.now().toISOString() },
          { items, registry: tools.registry },
          trx,
        )
        await itemsWriter.setTerms(kept.id, termIds, trx)
        await tools.audit.note({ action: id ? 'item.change' : 'item.add', target: `item ${kept.id}` }, context, trx)
        await tools.events.tell('portfolio.changed', trx)
        return kept
      })
      const [item] = await ownerItems([row], { items, terms, library: tools.library })
      return { item: item! }
    })

type Keeping = {
  readonly id: number
  readonly revision: string
  readonly draft: ItemDraft
  readonly framing: Framing
  readonly now: string
}

async function keep(
  { id, revision, draft, framing, now }: Keeping,
  { items, registry }: Pick<Saving, 'items'> & Pick<ItemTools, 'registry'>,
  trx: AnyDatabase,
): Promise<ItemRow> {
  const known = id ? await items.findForChange(id, trx) : undefined
  if (id && !known) throw new Refusal('item-gone', ownerMessages.itemGone, { status: 404, field: 'id' })
  if (known) refuseOutdated(revision, itemRevisionOf(known, (await items.termsOf([id], trx)).get(id)!))
  const slug = await slugFor(draft, known, items, trx)
  const isNew = known?.state !== 'published' && draft.state === 'published'
  const record = { ...recordOf(draft), slug, framing, modified_at: now, ...((isNew || !known) && { published_at: now }) }
  if (known && hasMoved(known, record)) await registry.pageMoved({ from: pathOf(known), to: pathOf(record) }, trx)
  if (known) return (await itemsWriter.change(id, record, trx))!
  return itemsWriter.add({ ...record, published_at: now, source: null, position: await itemsWriter.firstPosition(trx) }, trx)
}

type Placed = Pick<ItemRow, 'slug' | 'state'>

/** Only an address that visitors have seen leads on, and only to one that they may see. */
const hasMoved = (before: Placed, now: Placed): boolean =>
  before.slug !== now.slug && before.state === 'published' && now.state === 'published'

/** An address that was asked for is refused when it is taken; one that is made of the title gives way. */
async function slugFor(draft: ItemDraft, known: ItemRow | undefined, items: ItemsStore, trx: AnyDatabase): Promise<string> {
  const isTaken = async (slug: string): Promise<boolean> => {
    const other = await items.findBySlug(slug, trx)
    return other !== undefined && other.id !== known?.id
  }
  if (!draft.slug) return known?.slug ?? freeSlug(slugOf(draft.title) || 'item', isTaken)
  if (await isTaken(draft.slug)) throw new Refusal('slug-taken', ownerMessages.slugTaken, { field: 'slug' })
  return draft.slug
}

async function refusePictures({ picture, large, pictures }: ItemDraft, { library }: ItemTools): Promise<void> {
  const names = [picture, large, ...pictures].filter(Boolean)
  const known = await library.find(names)
  const missing = names.find((name) => !known.has(name))
  const field = missing === picture ? 'picture' : missing === large ? 'large' : 'pictures'
  if (missing) throw new Refusal('no-such-picture', ownerMessages.noSuchPicture, { field })
}

async function knownTerms({ categories, others, tags }: ItemDraft, terms: TermsStore): Promise<number[]> {
  const known = new Map((await terms.all()).map((term) => [term.id, term.taxonomy]))
  const refuse = (ids: readonly number[], taxonomy: Taxonomy, field: string): void => {
    if (ids.some((id) => known.get(id) !== taxonomy)) throw new Refusal('term-gone', ownerMessages.termGone, { field })
  }
  refuse(categories, 'category', 'categories')
  refuse(others, 'other', 'others')
  refuse(tags, 'tag', 'tags')
  return [...categories, ...others, ...tags]
}
