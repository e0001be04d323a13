import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const line = (otherwise: string) => v.optional(text(500), otherwise)

/** Facts, §2: the texts that an owner may change, under the originals' names. */
export const textsShape = v.object({
  mail_sent_ok: line('Thank you for your message. It has been sent.'),
  mail_sent_ng: line('There was an error trying to send your message. Please try again later.'),
  spam: line('There was an error trying to send your message. Please try again later.'),
  validation_error: line('One or more fields have an error. Please check and try again.'),
  accept_terms: line('You must accept the terms and conditions before sending your message.'),
  invalid_required: line('Please fill out this field.'),
  invalid_too_long: line('This field has a too long input.'),
  invalid_too_short: line('This field has a too short input.'),
  upload_failed: line('There was an unknown error uploading the file.'),
  upload_file_type_invalid: line('You are not allowed to upload files of this type.'),
  upload_file_too_large: line('The uploaded file is too large.'),
  upload_failed_php_error: line('There was an error uploading the file.'),
  invalid_date: line('Please enter a date in YYYY-MM-DD format.'),
  date_too_early: line('This field has a too early date.'),
  date_too_late: line('This field has a too late date.'),
  invalid_number: line('Please enter a number.'),
  number_too_small: line('This field has a too small number.'),
  number_too_large: line('This field has a too large number.'),
  quiz_answer_not_correct: line('The answer to the quiz is incorrect.'),
  captcha_not_match: line('Your entered code is incorrect.'),
  invalid_email: line('Please enter an email address.'),
  invalid_url: line('Please enter a URL.'),
  invalid_tel: line('Please enter a telephone number.'),
})
export type FormTexts = v.InferOutput<typeof textsShape>
