import type { LinkTarget } from '@frontage/kit/feature.server'
import { shortTitle } from '@frontage/kit/short-title'
import { readableOf } from '../../readable'
import { anchorsOn } from '../../server/anchors'
import type { PublishedPages } from '../../server/published.store'

/** Pages as links see them, each by its title without the name of the site behind it. */
export async function placesAmong(published: PublishedPages, site: string): Promise<LinkTarget[]> {
  return (await published.all()).map(({ document }) => {
    const { path, title, rows } = readableOf(document).page
    return { path, title: shortTitle(title, site), anchors: anchorsOn(rows) }
  })
}

/** Pages as search engines may know them. */
export async function findableAmong(published: PublishedPages): Promise<{ path: string; changedAt: string }[]> {
  const pages = (await published.all()).map(({ document, at }) => ({ page: readableOf(document).page, at }))
  return pages.filter(({ page }) => !page.isHidden).map(({ page: { path }, at }) => ({ path, changedAt: at }))
}
