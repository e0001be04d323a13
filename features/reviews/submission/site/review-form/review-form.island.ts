import { ask, defineIsland } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { formParts, reviewFormShape } from '../../../review-form'
import { MOST_POST, SENT_REVIEWS } from '../../../spec'
import { formMessages } from '../../messages.form'
import { pictureMessages } from '../../messages.pictures'
import { formAskedOf } from '../../old-attributes'
import { getReviewForm, type ReviewFormAnswer } from '../../wire.form'

/** The form with which visitors write a review; without JavaScript it posts to `/review-form/<form>`. */
export const island = defineIsland({
  name: 'review-form',
  props: v.object({
    /** The number of a stored form; 0: the one that is written here, or else the standard one. */
    form: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    definition: v.optional(reviewFormShape),
    otherwise: v.optional(formParts, {}),
    /** The page that it stands on; empty: by its path. */
    post: v.optional(text(MOST_POST), ''),
  }),
  first: ({ form, definition, otherwise }) => ask(getReviewForm, { form, definition, otherwise }),
  stored: (form, said) => ({ form, ...formAskedOf(said) }),
  lean: ({ form, definition: { fields, ...rest } }: ReviewFormAnswer) => ({
    form,
    definition: { ...rest, fields: fields.map(({ name, required, hidden }) => ({ name, required, hidden })) },
  }),
  // It may open by itself, or by its address; and one that this browser sent already has to be gone before it is seen.
  wake: (_props, { definition: { autoPopup, reveal } }: ReviewFormAnswer) =>
    autoPopup && reveal !== 'inline' ? autoPopup * 1000 : 'interaction',
  wakeFor: { query: ['wppl', 'review'], stored: SENT_REVIEWS },
  texts: [formMessages, pictureMessages],
  budget: 6_144,
})
