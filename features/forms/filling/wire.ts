import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { contactFormShape, publicFormShape } from '../form'
import { askedShape } from '../wire'

/** What a contact form shows first: a stored form by its number, or one that is written into the page (examples, previews). */
export const getContactForm = defineCall({
  name: 'get-contact-form',
  summary: 'Get a form as visitors see it',
  via: 'GET /api/forms/form',
  request: v.object({ form: v.optional(integer, 0), definition: v.optional(contactFormShape) }),
  answer: v.object({
    /** 0: a form that is only shown. */
    form: v.number(),
    definition: publicFormShape,
    /** Facts, §2: the rules, in the original's order. */
    schema: v.object({ version: v.string(), locale: v.string(), rules: v.array(v.looseObject({ rule: v.string() })) }),
    /** Question and keyed answer per quiz field; captcha picture per captcha field. Only of forms that have them. */
    quiz: v.optional(v.record(v.string(), v.tuple([v.string(), v.string()]))),
    captcha: v.optional(v.record(v.string(), v.string())),
  }),
})
export type ContactFormAnswer = AnswerOf<typeof getContactForm>

/** Facts, §8: what Next is answered. `invalid_fields` without any is an empty list. */
export const stepAnswer = v.object({
  success: v.boolean(),
  invalid_fields: v.union([
    v.pipe(v.array(v.never()), v.length(0)),
    v.record(v.string(), v.object({ reason: v.string(), idref: v.nullable(v.string()) })),
  ]),
  message: v.string(),
  _cf7mls_db_form_data_id: v.optional(v.number()),
  /** Only what was answered wrong. */
  ...askedShape,
})
export type StepAnswer = v.InferOutput<typeof stepAnswer>
