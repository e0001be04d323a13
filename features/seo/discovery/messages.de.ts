import type { Wording } from '@frontage/kit/texts'
import type { findMessages } from './messages'

/** What search engines show, in German. */
export const words = { 'seo.found': { home: 'Startseite' } satisfies Wording<typeof findMessages> }
