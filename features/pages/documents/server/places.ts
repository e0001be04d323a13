import type { LinkTarget } from '@frontage/kit/feature.server'
import { shortTitle } from '@frontage/kit/short-title'
import { readableOf } from '../../readable'
import { anchorsOn } from '../../server/anchors'
import type { PublishedPages } from '../../server/published.store'

/** Pages as links see them, each by its title without the name of the site behind it. */
export function createPlaces(published: PublishedPages) {
  const read = published.reader((document): LinkTarget => {
    const { path, title, rows } = readableOf(document).page
    return { path, title, anchors: anchorsOn(rows) }
  })
  return async (site: string): Promise<LinkTarget[]> => (await read()).map((place) => ({ ...place, title: shortTitle(place.title, site) }))
}

/** Pages as search engines may know them. */
export function createFindable(published: PublishedPages) {
  const read = published.reader((document, changedAt) => {
    const { path, isHidden } = readableOf(document).page
    return { path, changedAt, isHidden }
  })
  return async (): Promise<{ path: string; changedAt: string }[]> =>
    (await read()).filter(({ isHidden }) => !isHidden).map(({ path, changedAt }) => ({ path, changedAt }))
}
