import type { Wording } from '@frontage/kit/texts'
import type { newReviewTexts } from './messages.mail'

/** E-mails to the business about new reviews, in German. */
export const germanNewReview: Wording<typeof newReviewTexts> = {
  subject: 'Neue Bewertung',
  ratedSubject: 'Neue Bewertung: {rating} von 5 Sternen',
  sent: '{reviewer} hat eine Bewertung gesendet.',
  rated: '{reviewer} hat eine Bewertung mit {rating} von 5 Sternen gesendet.',
  unnamed: 'Ein Besucher ohne Namen',
  decide: 'Hier geben Sie sie frei oder lehnen sie ab: {address}',
}
