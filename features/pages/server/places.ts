import type { Place } from '@frontage/kit/feature.server'
import type { StoredPage } from '@frontage/kit/island/page'

/** A page as links see it. */
export const placesOn = ({ path, title, rows }: Pick<StoredPage, 'path' | 'title' | 'rows'>): Place => ({
  path,
  title,
  anchors: rows.flatMap(({ anchor }) => anchor ?? []),
})
