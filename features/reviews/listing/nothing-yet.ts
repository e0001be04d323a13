import type { PageAddress } from '@frontage/kit/island/island'
import type { DisplayAnswer } from './wire.display'

const chosen = ['q', 'stars', 'source', 'lang', 'type', 'tag'] as const

/** Whether a display has no review to show, before a visitor has chosen anything: what finds nothing afterwards says so itself. */
export const hasNothingYet = ({ list, totalPublished }: DisplayAnswer, { page, query }: PageAddress): boolean =>
  totalPublished === 0 || (page === 1 && !list.reviews?.length && chosen.every((name) => !query[name]))
