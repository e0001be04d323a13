import type { Wording } from '@frontage/kit/texts'
import type { digestTexts } from './messages.mail'

/** Lines about reviews in the weekly e-mail, in German. */
export const germanDigest: Wording<typeof digestTexts> = {
  fresh: { one: '{count} neue Bewertung', other: '{count} neue Bewertungen' },
  average: '{fresh}, im Schnitt {stars} Sterne',
  waiting: { one: '{count} Bewertung zu prüfen', other: '{count} Bewertungen zu prüfen' },
}
