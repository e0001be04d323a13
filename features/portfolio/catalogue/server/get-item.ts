import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { issueMessages } from '../../messages'
import { OVERVIEW } from '../../path'
import type { ItemsStore } from '../../server/items.store'
import { fullItemOf, neighbourOf, shownPictures } from '../../server/presenter'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import { getItem, type ItemWithNeighbours } from '../../wire'

type Needs = Pick<Tools, 'library' | 'registry'>
type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore }

export const getItemRoute = (tools: Needs, stores: Stores) =>
  answer(getItem)
    .allow(anyone)
    .costing(() => 'page')
    .with(async ({ slug }) => {
      const found = await findItem(slug, tools, stores)
      if (!found) throw new Refusal('no-such-item', issueMessages.noSuchItem, { status: 404, field: 'slug' })
      return found
    })

/** A published item with its neighbours. */
export async function findItem(
  slug: string,
  { library, registry }: Needs,
  { items, catalogue }: Stores,
): Promise<ItemWithNeighbours | undefined> {
  const row = await items.published(slug)
  if (!row) return undefined
  const loaded = await catalogue.load()
  const around = loaded.catalogue.around(row.id)
  const rows = await items.inOrder([around.previous, around.next].filter((id) => id !== undefined))
  const [terms, pictures] = await Promise.all([items.termsOf([row.id]), shownPictures(library, [row, ...rows])])
  const neighbour = (id: number | undefined) => {
    const found = rows.find((candidate) => candidate.id === id)
    return found ? neighbourOf(found, pictures) : null
  }
  return {
    item: fullItemOf(row, terms.get(row.id)!, loaded.terms, pictures),
    previous: neighbour(around.previous),
    next: neighbour(around.next),
    hasOverview: await registry.isThere(OVERVIEW),
  }
}
