import type { Tools } from '@frontage/kit/feature.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { freeSlug, slugOf } from '@frontage/kit/slug'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { State } from '../../item'
import { recordOf } from '../../server/item-record'
import { itemsWriter } from '../../server/item-writes.store'
import { createItemsStore } from '../../server/items.store'
import { refuseAddresses } from '../../server/refuse-addresses'
import { createTermsStore } from '../../server/terms.store'
import type { ImportedItem, ImportedTerm } from './imported-item'

type Taking = Pick<Tools, 'db' | 'events' | 'library' | 'publicUrl' | 'clock'> & { readonly readOut: ReadOut }
export type TakenIn = { readonly isNew: boolean; readonly pictures: number; readonly missed: readonly string[] }

const MOST_PICTURE_BYTES = 25 * 1024 * 1024

/** Takes in one item: its pictures first, drawn anew, then everything else at once. The same item again is changed, not doubled. */
export function createTakeIn({ db, events, library, publicUrl, clock, readOut }: Taking) {
  const items = createItemsStore(db)
  const terms = createTermsStore(db)

  async function fetchPicture({ url, alt }: ImportedItem['picture'], missed: string[]): Promise<string> {
    if (!url) return ''
    try {
      const { status, bytes } = await readOut({ url, accept: 'image/*', most: MOST_PICTURE_BYTES })
      if (status !== 200) throw new Error(`the website answered with status ${status}`)
      return (await library.add(fileNameOf(url), bytes, alt)).name
    } catch (reason) {
      missed.push(reason instanceof Error ? reason.message : 'the picture could not be read')
      return ''
    }
  }

  async function termFor({ taxonomy, slug, name, parent }: ImportedTerm, trx: AnyDatabase): Promise<number> {
    const own = slugOf(slug) || slugOf(name)
    const known = await terms.findBySlug(taxonomy, own, trx)
    if (known) return known.id
    const above = parent ? ((await terms.findBySlug(taxonomy, slugOf(parent), trx))?.id ?? 0) : 0
    return (await terms.add({ taxonomy, slug: own, name: (name || own).slice(0, 200), description: '', parent: above }, trx)).id
  }

  return async (item: ImportedItem, { withPictures, state }: { withPictures: boolean; state: State }): Promise<TakenIn> => {
    const missed: string[] = []
    const picture = withPictures ? await fetchPicture(item.picture, missed) : ''
    const large = withPictures ? await fetchPicture(item.large, missed) : ''
    const draft = importedDraft(item, { picture, large, state: item.isPublished ? state : 'draft' })
    const safe = withoutBadSite(draft, publicUrl)
    const isNew = await db.transaction().execute(async (trx) => {
      const known = await items.findBySource(item.source, trx)
      const times = { published_at: item.publishedAt, modified_at: clock.now().toISOString() }
      const record = { ...recordOf(safe), ...times, framing: 'unknown' as const }
      const pictures = known && { picture: picture || known.picture, large: large || known.large }
      const kept = known ? { ...record, ...pictures, facts: known.facts, state: known.state } : record
      const slug = known?.slug ?? (await freeSlug(item.slug, async (wish) => (await items.findBySlug(wish, trx)) !== undefined))
      const { id } = known
        ? (await itemsWriter.change(known.id, kept, trx))!
        : await itemsWriter.add({ ...record, slug, source: item.source, position: await itemsWriter.lastPosition(trx) }, trx)
      const ids = []
      for (const term of item.terms) ids.push(await termFor(term, trx))
      await itemsWriter.setTerms(id, ids, trx)
      await events.tell('portfolio.changed', trx)
      return !known
    })
    return { isNew, pictures: [picture, large].filter(Boolean).length, missed }
  }
}

/** The last part of an address. */
function fileNameOf(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) || 'picture'
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

type Draft = Parameters<typeof recordOf>[0]

/** What an owner would have written of it. */
export const importedDraft = (item: ImportedItem, change: Pick<Draft, 'picture' | 'large' | 'state'>): Draft => {
  const { title, slug, type, openIn, video, site, siteType, action, content, excerpt } = item
  const nothing = { pictures: [], facts: [], categories: [], others: [], tags: [] }
  return { ...{ title, slug, type, openIn, video, site, siteType, action, content, excerpt }, ...nothing, ...change }
}

/** An item that could not be saved as it is comes in as a draft, without the address that was refused. */
export function withoutBadSite(draft: Draft, publicUrl: string): Draft {
  try {
    refuseAddresses(draft, publicUrl)
    return draft
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return { ...draft, state: 'draft', site: reason.code === 'own-admin' ? '' : draft.site }
  }
}
