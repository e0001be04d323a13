import { formatNumber } from '@frontage/kit/say'

/** Why something was refused. */
export const messages = {
  redirectGone: 'This redirect no longer exists. Somebody may have removed it.',
  taken: 'There is already a redirect from this address.',
  pageThere: 'There is a page at this address, so visitors would see the page.',
  circle: 'This would create a redirect loop.',
  tooMany: (most: number) => `You have reached the maximum of ${formatNumber(most)} redirects. Remove some first.`,
  badLines: 'Some lines have errors. Fix them, or leave them out.',
  noLines: 'This file is empty.',
  tooManyLines: (most: number) => `Import at most ${formatNumber(most)} lines at once.`,
} as const
