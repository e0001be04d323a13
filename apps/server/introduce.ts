import type { Feature, FindBlock, PageMoved, Place } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import { blockFolders } from './blocks'
import { visitorTexts } from './texts'

const findBlock: FindBlock = (name) => blockFolders.get(name)?.definition.props

/** Tells every feature what it needs to know of all the others; none of them knows another. */
export function introduce(features: readonly Feature[], routes: readonly Route[]): void {
  const searches = features.flatMap(({ search }) => search ?? [])
  const sitemaps = features.flatMap(({ sitemap }) => sitemap ?? [])
  const transfers = features.flatMap(({ transfer }) => transfer ?? [])
  const mentions = features.flatMap((feature) => feature.mentions ?? [])
  const tellOfMove: PageMoved = async (move, within) => {
    for (const feature of features) await feature.pageMoved?.(move, within)
  }
  const places = async (): Promise<Place[]> => (await Promise.all(features.map((feature) => feature.places?.() ?? []))).flat()
  const look = features.find((feature) => feature.look)?.look
  const isThere = (path: string): Promise<boolean> => isPage(path, features)
  for (const feature of features) {
    feature.learnRights?.(routes)
    feature.learnSearches?.(searches)
    feature.learnSitemaps?.(sitemaps)
    feature.learnBlocks?.(findBlock)
    feature.learnTexts?.(visitorTexts)
    if (look) feature.learnLook?.(look)
    feature.learnMoves?.(tellOfMove)
    feature.learnTransfers?.(transfers)
    feature.learnMentions?.(mentions)
    feature.learnPlaces?.(places, isThere)
  }
}

async function isPage(path: string, features: readonly Feature[]): Promise<boolean> {
  for (const { pages, ownPage } of features) if ((await pages?.find(path)) ?? (await ownPage?.(path))) return true
  return false
}
