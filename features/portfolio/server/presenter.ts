import type { Library, LibraryPicture } from '@frontage/kit/library.server'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { type Card, type FullItem, factShape, type ItemFact, type ItemPicture, type Neighbour, type Taxonomy } from '../item'
import type { ItemRow } from './items.store'
import type { TermRow } from './terms.store'

type Terms = ReadonlyMap<number, TermRow>
type Pictures = ReadonlyMap<string, LibraryPicture>

/** An item whose further pictures cannot be read is shown without them. */
export const furtherIn = ({ id, pictures }: Pick<ItemRow, 'id' | 'pictures'>): string[] =>
  storedIn(isTexts, pictures, `portfolio item ${id}`) ?? []

const factsShape = v.array(factShape)

/** An item whose facts cannot be read is shown without them. */
export const factsIn = ({ id, facts }: Pick<ItemRow, 'id' | 'facts'>): ItemFact[] =>
  storedIn(factsShape, facts, `portfolio item ${id}`) ?? []

export const picturesOf = ({ id, picture, large, pictures }: ItemRow): string[] =>
  [picture, large, ...furtherIn({ id, pictures })].filter(Boolean)

/** Everything that these items show. */
export const shownPictures = (library: Library, rows: readonly ItemRow[]): Promise<Pictures> => library.find(rows.flatMap(picturesOf))

/** Names what may leave. What says nothing is left out, because a list is read over a telephone. */
export function cardOf(row: ItemRow, termIds: readonly number[], terms: Terms, pictures: Pictures): Card {
  const { id, slug, title, type, open_in: openIn } = row
  const of = (taxonomy: Taxonomy): number[] => termIds.filter((term) => terms.get(term)?.taxonomy === taxonomy)
  const picture = pictureOf(pictures.get(row.picture || row.large))
  const large = row.large && row.picture && row.large !== row.picture ? pictureOf(pictures.get(row.large)) : undefined
  const action = row.action ? richTextOf(row.action) : []
  const categories = of('category')
  const others = of('other')
  return {
    ...{ id, slug, title, type, openIn },
    ...(picture && { picture }),
    ...(large && { large }),
    ...(row.video && type === 'video' && { video: row.video }),
    ...(row.site && (type === 'page' || type === 'iframe') && { site: row.site }),
    ...(row.site_type && { siteType: row.site_type }),
    ...(row.framing === 'forbidden' && { noFrame: true as const }),
    ...(action.length && { action }),
    ...(categories.length && { categories }),
    ...(others.length && { others }),
  }
}

export function fullItemOf(row: ItemRow, termIds: readonly number[], terms: Terms, pictures: Pictures): FullItem {
  const named = (taxonomy: Taxonomy) =>
    termIds.flatMap((id) => {
      const term = terms.get(id)
      return term?.taxonomy === taxonomy ? [{ id, slug: term.slug, name: term.name }] : []
    })
  return {
    ...cardOf(row, termIds, terms, pictures),
    excerpt: row.excerpt,
    content: richTextOf(row.content),
    facts: factsIn(row),
    pictures: furtherIn(row).flatMap((name) => pictureOf(pictures.get(name)) ?? []),
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
    terms: { category: named('category'), other: named('other'), tag: named('tag') },
  }
}

export function neighbourOf({ slug, title, picture, large }: ItemRow, pictures: Pictures): Neighbour {
  const shown = pictureOf(pictures.get(picture || large))
  return { slug, title, ...(shown && { picture: shown }) }
}

export function pictureOf(picture: LibraryPicture | undefined): ItemPicture | undefined {
  if (!picture) return undefined
  const { file, width, height, alt, colour, tiny, focus } = picture
  const isMiddle = focus[0] === 50 && focus[1] === 50
  return { file, width, height, alt, colour, tiny, ...(!isMiddle && { focus: [...focus] as [number, number] }) }
}
