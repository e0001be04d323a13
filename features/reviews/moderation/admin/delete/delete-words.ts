import { formatNumber } from '@frontage/kit/say'
import { reviewsWords } from '../bulk/bulk-words'

/** What the dialog says that goes with so many reviews, and that nothing brings them back. */
export const deletingWords = (count: number): string =>
  `${count === 1 ? 'This review is' : `These ${formatNumber(count)} reviews are`} deleted with pictures, replies, history and e-mails, also from searches and exports. This cannot be undone. Backups made before still hold ${count === 1 ? 'it' : 'them'}.`

/** How many went, and why some did not. */
export function deletedWords(deleted: number, asked: number): string {
  const left = asked - deleted
  const done = deleted === 0 ? 'No reviews were deleted.' : `${reviewsWords(deleted)} deleted for good.`
  if (left === 0) return done
  return `${done} ${left === 1 ? 'One was' : `${formatNumber(left)} were`} not here any more, or visible to visitors again.`
}
