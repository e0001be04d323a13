import type { PageAddress } from '@frontage/kit/island/address'
import type { Attributes } from '../block'
import { MOST_PER_PAGE } from '../spec'
import type { ListItemsInput } from '../wire'

type Place = Pick<PageAddress, 'query' | 'page'>

/** Names beside their numbers, one a line: another system numbered its terms in its own way. */
const namesOf = (ids: readonly number[], names: readonly string[]): string | undefined =>
  ids.length > 0 && ids.length === names.length ? names.map((name) => name.replaceAll(/\s+/g, ' ')).join('\n') : undefined

/** What the visitor chose, at the block as its owner made it. */
function narrowed(block: Attributes, { query, page }: Place): ListItemsInput {
  return {
    categories: block.categorySelectedNum.join(),
    others: block.otherCategorySelectedNum.join(),
    tags: block.tagsSelectedNum.join(),
    categoryNames: namesOf(block.categorySelectedNum, block.categorySelectedLabels),
    otherNames: namesOf(block.otherCategorySelectedNum, block.otherCategorySelectedLabels),
    tagNames: namesOf(block.tagsSelectedNum, block.tagsSelectedLabels),
    category: query.category ?? '',
    other: query.other ?? '',
    q: query.q ?? '',
    page,
    perPage: block.itemsPerPage,
  }
}

/** An address that was loaded on to brings everything up to it, as long as one answer can hold that. */
const isUpTo = ({ itemsPerPage }: Attributes, page: number): boolean => page * itemsPerPage <= MOST_PER_PAGE

export const requestFor = (block: Attributes, place: Place): ListItemsInput => ({
  ...narrowed(block, place),
  upTo: isUpTo(block, place.page) ? '1' : '',
})

/** The page that follows, alone. */
export const requestMore = narrowed

/** How many items stand before the first that is shown. */
export const startOf = (block: Attributes, page: number): number => (isUpTo(block, page) ? 0 : (page - 1) * block.itemsPerPage)
