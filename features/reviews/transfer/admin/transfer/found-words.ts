import { formatNumber } from '@frontage/kit/say'
import { columnWords } from './field-words'
import type { Preview } from './mapping'

type Found = Pick<Preview, 'rows' | 'good' | 'badTotal' | 'added' | 'changed' | 'same' | 'unrated' | 'doublesTotal'>

const plain = (count: number): string => formatNumber(count)
/** "1 row looks", "12 rows look". */
const some = (count: number, one: string, many: string): string => `${plain(count)} ${count === 1 ? one : many}`

/** What an import would do, sentence by sentence: what is new, what is here, what stands twice, what cannot be read. */
export function foundWords({ rows, added, changed, same, unrated, doublesTotal, badTotal }: Found): string[] {
  return [
    `${some(rows, 'row', 'rows')}: ${some(added, 'new review', 'new reviews')}.`,
    changed + same > 0 &&
      `${some(changed + same, 'row matches a review', 'rows match reviews')} that you already have: ${hereWords(changed, same)}.`,
    doublesTotal > 0 && `${some(doublesTotal, 'duplicate row', 'duplicate rows')} will be skipped.`,
    unrated > 0 && `${some(unrated, 'review has', 'reviews have')} no rating and will not count towards the average.`,
    badTotal > 0 && `${some(badTotal, 'row', 'rows')} cannot be imported.`,
  ].filter((sentence) => sentence !== false)
}

function hereWords(changed: number, same: number): string {
  const parts = [
    changed > 0 && `${plain(changed)} will be updated`,
    same > 0 && `${plain(same)} will stay as ${same === 1 ? 'it is' : 'they are'}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why a row is none, with its field by the name that it has on the screen: "created_time: …" is "Date: …". */
export const rowReasonWords = (reason: string): string => reason.replace(/^[a-z_]+(?=: )/, columnWords)

/** What the button does. */
export function importWords({ added, changed, badTotal }: Found): string {
  if (added + changed === 0) return 'Nothing to import'
  const rest = badTotal > 0 ? ' and skip the rest' : ''
  if (added === 0) return `Update ${some(changed, 'review', 'reviews')}${rest}`
  return `Import ${added + changed === 1 ? '1 review' : some(added + changed, 'review', 'reviews')}${rest}`
}

type Outcome = Pick<Preview, 'added' | 'changed' | 'same' | 'badTotal'>

/** What an import did. */
export const outcomeWords = ({ added, changed, same, badTotal }: Outcome): string =>
  `${[
    `${plain(added)} added`,
    `${plain(changed)} updated`,
    ...(same > 0 ? [`${plain(same)} unchanged`] : []),
    ...(badTotal > 0 ? [`${plain(badTotal)} skipped`] : []),
  ].join(', ')}.`
