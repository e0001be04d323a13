import * as v from 'valibot'
import { displayShape, isSelective } from '../../../display'
import type { Widget } from '../../../wire.widgets'

export const layoutWords = {
  grid: 'Grid',
  masonry: 'Masonry: cards of different heights, without gaps',
  'same-height': 'Grid with cards of the same height',
  slider: 'Slider: one group of reviews at a time',
  carousel: 'Carousel: moves one card at a time',
} as const

/** "Grid · selected reviews" */
export function aboutDisplay({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(displayShape, settings)
  if (!success) return 'Saved by an older version.'
  const [layout = ''] = layoutWords[output.layout].split(':')
  return isSelective(output) ? `${layout} · selected reviews` : layout
}
