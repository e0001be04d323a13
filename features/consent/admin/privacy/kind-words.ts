import { counted } from '@frontage/kit/say'
import { kinds } from '../../messages.requests'

type Count = { readonly kind: string; readonly count: number }

/** "2 messages"; a kind without words is called as it is. */
export const countWords = ({ kind, count }: Count): string => {
  const plural = kinds[kind]?.count
  return plural ? counted(plural, count) : `${count} ${kind}`
}

/** "2 messages, 1 review"; empty for nothing. */
export const countsWords = (counts: readonly Count[]): string =>
  counts
    .filter(({ count }) => count > 0)
    .map(countWords)
    .join(', ')
