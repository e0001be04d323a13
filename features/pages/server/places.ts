import type { Place } from '@frontage/kit/feature.server'
import type { PageDocument } from '../page'

/** A page as links see it. */
export const placesOn = ({ path, title, rows }: Pick<PageDocument, 'path' | 'title' | 'rows'>): Place => ({
  path,
  title,
  anchors: rows.flatMap(({ anchor }) => anchor ?? []),
})
