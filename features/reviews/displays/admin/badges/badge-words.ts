import * as v from 'valibot'
import { badgeShape, floatShape } from '../../../badge'
import type { Widget } from '../../../wire.widgets'

export const pressWords = {
  none: 'Nothing happens',
  url: 'Opens a link',
  slideout: 'Reviews slide in from the side',
  popup: 'Reviews open in a pop-up',
} as const

export const contentWords = { badge: 'A badge', reviews: 'Several reviews', pop: 'One review at a time' } as const

export const placeWords = {
  'bottom-right': 'Bottom right',
  'bottom-middle': 'Bottom middle',
  'bottom-left': 'Bottom left',
  'top-left': 'Top left',
  'top-middle': 'Top middle',
  'top-right': 'Top right',
} as const

const outdated = 'Saved by an older version.'

/** "When clicked: opens a link" */
export function aboutBadge({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(badgeShape, settings)
  return success ? `When clicked: ${pressWords[output.onPress].toLowerCase()}` : outdated
}

/** "One review at a time · bottom left" */
export function aboutFloat({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(floatShape, settings)
  return success ? `${contentWords[output.content]} · ${placeWords[output.place].toLowerCase()}` : outdated
}
