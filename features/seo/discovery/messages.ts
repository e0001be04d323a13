import { texts } from '@frontage/kit/texts'

/** Search engines. What they show of the site. */
export const findMessages = texts('seo.found', {
  /** First step of the way to a page, as search engines show it. */
  home: 'Home',
})
