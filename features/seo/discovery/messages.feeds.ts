import { texts } from '@frontage/kit/texts'

/** Feeds. As feed readers name them; what stands in braces is filled in. */
export const feedMessages = texts('seo.feeds', {
  /** The name of each, behind that of the site. */
  reviews: 'Reviews',
  projects: 'Projects',
  title: '{site}: {feed}',
})
