import { formatNumber } from '@frontage/kit/say'

/** "One message", "12 messages": `countOf(12, 'One message', 'messages')`. */
export const countOf = (count: number, one: string, many: string): string => (count === 1 ? one : `${formatNumber(count)} ${many}`)
