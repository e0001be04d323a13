import * as v from 'valibot'
import { badgeShape, floatShape } from '../../badge'
import type { Widget } from '../../wire.admin'

export const pressWords = {
  none: 'Nothing happens',
  url: 'Leads to an address',
  slideout: 'Reviews slide in from the side',
  popup: 'Reviews open in a window',
} as const

export const contentWords = { badge: 'A badge', reviews: 'Some reviews', pop: 'One review after the other' } as const

export const placeWords = {
  'bottom-right': 'Bottom right',
  'bottom-middle': 'Bottom middle',
  'bottom-left': 'Bottom left',
  'top-left': 'Top left',
  'top-middle': 'Top middle',
  'top-right': 'Top right',
} as const

const outdated = 'Its settings are of an older version.'

/** "When it is pressed: leads to an address" */
export function aboutBadge({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(badgeShape, settings)
  return success ? `When it is pressed: ${pressWords[output.onPress].toLowerCase()}` : outdated
}

/** "One review after the other · bottom left" */
export function aboutFloat({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(floatShape, settings)
  return success ? `${contentWords[output.content]} · ${placeWords[output.place].toLowerCase()}` : outdated
}
