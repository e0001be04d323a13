import type { Wording } from '@frontage/kit/texts'
import type { feedMessages } from './messages.feeds'

/** Feeds in German. */
export const words = {
  'seo.feeds': { reviews: 'Bewertungen', projects: 'Projekte', title: '{site}: {feed}' } satisfies Wording<typeof feedMessages>,
}
