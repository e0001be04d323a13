import { text } from '@frontage/kit/wire/fields'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { standardMessages } from './messages.standard'

/** The words that the program comes with. */
export const usualTexts = { ...standardMessages }

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise)
const words = (most: number, otherwise = '') => v.optional(text(most), otherwise)

/** What a form can ask for (facts, §5). `name` on the wire is `wprevpro_` + the field's name. */
export const fieldNames = [
  ...([
    'review_rating',
    'social_links',
    'review_title',
    'review_text',
    'reviewer_name',
    'reviewer_email',
    'company_name',
    'company_title',
  ] as const),
  ...(['company_website', 'review_avatar', 'review_media', 'review_consent', 'select_page', 'location'] as const),
] as const
export type FieldName = (typeof fieldNames)[number]

const socialLink = v.object({
  name: text(60),
  url: v.pipe(text(800), v.regex(/^https:\/\/[^\s@]+$/i, 'Start the address with https://.')),
})

const field = v.object({
  name: v.picklist(fieldNames),
  label: text(200),
  required: flag(false),
  hidden: flag(false),
  showLabel: flag(true),
  placeholder: words(200),
  before: words(500),
  after: words(500),
  /** How a rating is given (R31). */
  control: v.optional(v.picklist(['stars', 'thumbs', 'smile']), 'stars'),
  /** Where else a review may be written (R33). */
  links: v.optional(v.pipe(v.array(socialLink), v.maxLength(50)), []),
  /** Pages to choose from: id and name (R34). */
  pages: v.optional(v.pipe(v.array(v.object({ id: text(150), name: text(200) })), v.maxLength(200)), []),
})

/** Everything an owner decides about one form for reviews. */
export const reviewFormShape = v.object({
  fields: v.optional(v.pipe(v.array(field), v.maxLength(30)), []),
  /** How the form is shown: at once, behind a button, or in a dialog (R30). */
  reveal: v.optional(v.picklist(['inline', 'button', 'popup']), 'inline'),
  /** Opens the dialog by itself after these seconds; 0: never. */
  autoPopup: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)), 0),
  heading: words(200),
  texts: v.optional(
    v.object({
      open: words(100, usualTexts.open),
      submit: words(100, usualTexts.submit),
      required: words(100, usualTexts.required),
      success: words(1000, usualTexts.success),
      onceOnly: words(1000, usualTexts.onceOnly),
      consent: words(2000),
    }),
    {},
  ),
  /** One submission per post or per form (R37). */
  once: v.optional(v.picklist(['', 'post', 'form']), ''),
  /**
   * Social links appear only above this rating, and the rest of the form may then be hidden (R33). Empty: always, which is
   * the default: anything else steers unhappy customers away (review gating), and the admin says so.
   */
  showLinksAbove: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))), null),
  hideRest: flag(false),
  /** Keeps the visitor's internet address with the review, and says so in the form (R39). Nothing is kept without it. */
  askAddress: flag(false),
  /** Tags that every review of this form gets. */
  tags: v.optional(v.pipe(v.array(text(60)), v.maxLength(20)), []),
  /** Shown at once instead of waiting in the queue. */
  publishAtOnce: flag(false),
  /** Every review is told to the owner of the site by e-mail. */
  tellsOwner: flag(true),
  /** Mails about new reviews; `most` 0 = whatever the rating. */
  notify: v.optional(
    v.pipe(
      v.array(v.object({ to: v.pipe(text(254), v.check(isEmail)), least: v.optional(v.number(), 0), most: v.optional(v.number(), 5) })),
      v.maxLength(20),
    ),
    [],
  ),
})

export type ReviewForm = v.InferOutput<typeof reviewFormShape>
export type StoredReviewForm = v.InferInput<typeof reviewFormShape>
export type FormField = ReviewForm['fields'][number]

/** What the place of a form may want otherwise than its settings say. */
export const formParts = v.partial(v.pick(reviewFormShape, ['reveal', 'autoPopup', 'once']))
export type FormOtherwise = v.InferOutput<typeof formParts>
