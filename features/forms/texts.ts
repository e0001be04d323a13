import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { answerMessages } from './messages.answers'

const line = (otherwise: string) => v.optional(text(500), otherwise)

/** The words that the program comes with. */
const usualAnswers = { ...answerMessages }

/** Facts, §2: the texts that an owner may change, under the originals' names. */
export const textsShape = v.object({
  mail_sent_ok: line(usualAnswers.mail_sent_ok),
  mail_sent_ng: line(usualAnswers.mail_sent_ng),
  spam: line(usualAnswers.spam),
  validation_error: line(usualAnswers.validation_error),
  accept_terms: line(usualAnswers.accept_terms),
  invalid_required: line(usualAnswers.invalid_required),
  invalid_too_long: line(usualAnswers.invalid_too_long),
  invalid_too_short: line(usualAnswers.invalid_too_short),
  upload_failed: line(usualAnswers.upload_failed),
  upload_file_type_invalid: line(usualAnswers.upload_file_type_invalid),
  upload_file_too_large: line(usualAnswers.upload_file_too_large),
  upload_failed_php_error: line(usualAnswers.upload_failed_php_error),
  invalid_date: line(usualAnswers.invalid_date),
  date_too_early: line(usualAnswers.date_too_early),
  date_too_late: line(usualAnswers.date_too_late),
  invalid_number: line(usualAnswers.invalid_number),
  number_too_small: line(usualAnswers.number_too_small),
  number_too_large: line(usualAnswers.number_too_large),
  quiz_answer_not_correct: line(usualAnswers.quiz_answer_not_correct),
  captcha_not_match: line(usualAnswers.captcha_not_match),
  invalid_email: line(usualAnswers.invalid_email),
  invalid_url: line(usualAnswers.invalid_url),
  invalid_tel: line(usualAnswers.invalid_tel),
})
export type FormTexts = v.InferOutput<typeof textsShape>
