import type { LinkTarget } from '@frontage/kit/findable.server'
import { shortTitle } from '@frontage/kit/short-title'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { PublishedPages } from '../../server/published.store'

/** Pages as links see them, each by its title without the name of the site behind it. */
export const createPlaces =
  (published: PublishedPages) =>
  async (site: string): Promise<LinkTarget[]> =>
    (await published.places()).map(({ path, title, anchors }) => ({
      path,
      title: shortTitle(title, site),
      anchors: storedIn(isTexts, anchors, `the sections of ${path}`) ?? [],
    }))

/** Pages as search engines may know them. */
export const createFindable = (published: PublishedPages) => async (): Promise<{ path: string; changedAt: string }[]> =>
  (await published.findable()).map(({ path, changed_at }) => ({ path, changedAt: changed_at }))
