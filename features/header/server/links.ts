import type { Place } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { pathOf } from '../frame'
import { checkLinks, listPlaces } from '../wire.admin'
import { mayFrame } from './policy'

export type Places = { readonly all: () => Promise<readonly Place[]>; readonly isThere: (path: string) => Promise<boolean> }

/** Where menus may lead, and which of their links lead nowhere. */
export const createLinkRoutes = (places: () => Places): Route[] => [
  answer(listPlaces)
    .allow(mayFrame)
    .with(async () => {
      const all = (await places().all()).map((place) => ({ ...place, anchors: [...place.anchors] }))
      return { places: all.sort((a, b) => a.path.localeCompare(b.path)) }
    }),
  answer(checkLinks)
    .allow(mayFrame)
    .with(async ({ hrefs }) => {
      const lost: string[] = []
      for (const href of new Set(hrefs)) {
        const path = pathOf(href)
        if (path !== undefined && !(await places().isThere(path))) lost.push(href)
      }
      return { lost }
    }),
]
