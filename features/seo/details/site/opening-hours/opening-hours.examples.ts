import type { Examples } from '@frontage/kit/island/island'
import type { block } from './opening-hours.block'

export const examples: Examples<typeof block> = {
  'as it begins': {},
  'every day in a line of its own': { group: false, level: 'h2' },
  compact: { compact: true },
  'neither title nor state': { title: '', state: false },
}
