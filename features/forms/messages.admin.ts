import { formatNumber } from '@frontage/kit/say'

/** "One message", "12 messages". */
export function countOf(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${formatNumber(count)} ${noun}s`
}
