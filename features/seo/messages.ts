import { formatNumber } from '@frontage/kit/say'
import { texts } from '@frontage/kit/texts'

/** Search engines. What they show of the site. */
export const findMessages = texts('seo.found', {
  /** First step of the way to a page, as search engines show it. */
  home: 'Home',
})

/** Why something was refused. */
export const messages = {
  redirectGone: 'This redirect is gone. Somebody may have removed it.',
  taken: 'There is a redirect for this address already.',
  pageThere: 'A page stands at this address; visitors see the page.',
  circle: 'This would lead in a circle.',
  tooMany: (most: number) => `There are ${formatNumber(most)} redirects already; that is as many as can be kept.`,
  badLines: 'Some lines cannot be taken. Mend them, or leave them out.',
  noLines: 'There is nothing in this file.',
  tooManyLines: (most: number) => `At most ${formatNumber(most)} lines at once, please.`,
} as const
