import { formatNumber } from '@frontage/kit/say'
import { reviewsWords } from '../bulk/bulk-words'

/** How many went, and why some did not. */
export function removedWords(removed: number, asked: number): string {
  const left = asked - removed
  const done = removed === 0 ? 'No reviews were moved.' : `${reviewsWords(removed)} moved to trash.`
  if (left === 0) return done
  return `${done} ${left === 1 ? 'One was' : `${formatNumber(left)} were`} not here any more, or visible to visitors again.`
}
