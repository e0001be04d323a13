import type { SiteRegistry } from '@frontage/kit/feature.server'
import { anchorsEverywhere } from '@frontage/kit/findable.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { anchorOf, pathOf } from '../frame'
import { checkLinks, listPlaces } from '../wire.admin'
import { mayFrame } from './policy'

/** Where menus may lead, and which of their links lead nowhere. */
export const createLinkRoutes = ({ places, isThere }: Pick<SiteRegistry, 'places' | 'isThere'>): Route[] => [
  answer(listPlaces)
    .allow(mayFrame)
    .with(async () => {
      const all = (await places()).map((place) => ({ ...place, anchors: [...place.anchors] }))
      return { places: all.sort((a, b) => a.path.localeCompare(b.path)) }
    }),
  answer(checkLinks)
    .allow(mayFrame)
    .with(async ({ hrefs }) => {
      const known = new Map((await places()).map(({ path, anchors }) => [path, new Set([...anchors, ...anchorsEverywhere])]))
      const [lost, misplaced]: [string[], string[]] = [[], []]
      for (const href of new Set(hrefs)) {
        const [path, anchor] = [pathOf(href), anchorOf(href)]
        if (path === undefined) continue
        if (!(await isThere(path))) lost.push(href)
        else if (anchor && known.get(path)?.has(anchor) === false) misplaced.push(href)
      }
      return { lost, misplaced }
    }),
]
