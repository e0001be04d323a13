import type { Wording } from '@frontage/kit/texts'
import type { elsewhereMessages } from './messages.elsewhere'

/** What visitors read of reviews that are not in a list, in German. */
export const words = {
  'reviews.elsewhere': {
    reviewBy: 'Eine Bewertung von {name}',
    review: 'Eine Bewertung',
    redacted: '[vom Betreiber entfernt: persönliche Daten]',
  } satisfies Wording<typeof elsewhereMessages>,
}
