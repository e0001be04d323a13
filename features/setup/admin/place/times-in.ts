import { dateFormat } from '@frontage/kit/say'
import type { TypedSpan } from '../../week'

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** `09:00` as the site writes it: 9:00 am. What is no time yet stands as it was typed. */
function timeIn(typed: string): string {
  const at = new Date(`1970-01-01T${typed}:00Z`)
  return Number.isNaN(at.getTime()) ? typed : clock().format(at)
}

/** `9:00 am – 5:00 pm, 6:00 pm – 8:00 pm`. */
export const timesIn = (spans: readonly TypedSpan[]): string => spans.map(({ from, to }) => `${timeIn(from)} – ${timeIn(to)}`).join(', ')
