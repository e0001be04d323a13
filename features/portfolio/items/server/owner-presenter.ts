import type { Library, LibraryPicture } from '@frontage/kit/library.server'
import type { ItemPicture, OwnerItem, Taxonomy } from '../../item'
import { itemRevisionOf } from '../../server/item-record'
import type { ItemRow, ItemsStore } from '../../server/items.store'
import { factsIn, furtherIn, pictureOf, picturesOf, shownPictures } from '../../server/presenter'
import type { TermRow, TermsStore } from '../../server/terms.store'

/** Items as their owner knows them. */
export async function ownerItems(
  rows: readonly ItemRow[],
  { items, terms, library }: { readonly items: ItemsStore; readonly terms: TermsStore; readonly library: Library },
): Promise<OwnerItem[]> {
  const [termIds, all, pictures] = await Promise.all([items.termsOf(rows.map(({ id }) => id)), terms.all(), shownPictures(library, rows)])
  const known = new Map(all.map((term) => [term.id, term]))
  return rows.map((row) => ownerItemOf(row, termIds.get(row.id)!, known, pictures))
}

function ownerItemOf(
  row: ItemRow,
  termIds: readonly number[],
  terms: ReadonlyMap<number, TermRow>,
  pictures: ReadonlyMap<string, LibraryPicture>,
): OwnerItem {
  const of = (taxonomy: Taxonomy): number[] => termIds.filter((id) => terms.get(id)?.taxonomy === taxonomy)
  const { id, title, slug, type, state, picture, large, video, site, action, content, excerpt, framing, position } = row
  const shown: Record<string, ItemPicture> = {}
  for (const name of picturesOf(row)) {
    const found = pictureOf(pictures.get(name))
    if (found) shown[name] = found
  }
  return {
    ...{ id, title, slug, type, state, picture, large, video, site, action, content, excerpt, framing, position, shown },
    ...{ openIn: row.open_in, siteType: row.site_type, pictures: furtherIn(row), facts: factsIn(row) },
    ...{ categories: of('category'), others: of('other'), tags: of('tag') },
    publishedAt: state === 'published' ? row.published_at : null,
    modifiedAt: row.modified_at,
    revision: itemRevisionOf(row, termIds),
  }
}
