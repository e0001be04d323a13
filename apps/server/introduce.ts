import type { Feature, FindBlock, PageMoved } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import { blockFolders } from './blocks'

const findBlock: FindBlock = (name) => blockFolders.get(name)?.definition.props

/** Tells every feature what it needs to know of all the others; none of them knows another. */
export function introduce(features: readonly Feature[], routes: readonly Route[]): void {
  const searches = features.flatMap(({ search }) => search ?? [])
  const sitemaps = features.flatMap(({ sitemap }) => sitemap ?? [])
  const tellOfMove: PageMoved = async (move, within) => {
    for (const feature of features) await feature.pageMoved?.(move, within)
  }
  for (const feature of features) {
    feature.learnRights?.(routes)
    feature.learnSearches?.(searches)
    feature.learnSitemaps?.(sitemaps)
    feature.learnBlocks?.(findBlock)
    feature.learnMoves?.(tellOfMove)
  }
}
