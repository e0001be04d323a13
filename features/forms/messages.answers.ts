import { texts } from '@frontage/kit/texts'

/** Contact forms: after sending, and errors. What a form says as long as it has no texts of its own [facts §2]. */
export const answerMessages = texts('forms.answers', {
  /** When a message was sent. */
  mail_sent_ok: 'Thank you for your message. It has been sent.',
  /** When it could not be sent. */
  mail_sent_ng: 'There was an error trying to send your message. Please try again later.',
  /** When it looks like spam. */
  spam: 'There was an error trying to send your message. Please try again later.',
  /** When fields have errors. */
  validation_error: 'One or more fields have an error. Please check and try again.',
  /** When a checkbox that must be ticked is not. */
  accept_terms: 'You must accept the terms and conditions before sending your message.',
  /** At a required field that is empty. */
  invalid_required: 'Please fill out this field.',
  /** At a text that is too long, or too short. */
  invalid_too_long: 'This field has a too long input.',
  invalid_too_short: 'This field has a too short input.',
  /** At a file that could not be uploaded. */
  upload_failed: 'There was an unknown error uploading the file.',
  upload_file_type_invalid: 'You are not allowed to upload files of this type.',
  upload_file_too_large: 'The uploaded file is too large.',
  upload_failed_php_error: 'There was an error uploading the file.',
  /** At something that is not a date, or a date that is too early or too late. */
  invalid_date: 'Please enter a date in YYYY-MM-DD format.',
  date_too_early: 'This field has a too early date.',
  date_too_late: 'This field has a too late date.',
  /** At something that is not a number, or a number that is too small or too large. */
  invalid_number: 'Please enter a number.',
  number_too_small: 'This field has a too small number.',
  number_too_large: 'This field has a too large number.',
  /** At a quiz or a captcha. */
  quiz_answer_not_correct: 'The answer to the quiz is incorrect.',
  captcha_not_match: 'Your entered code is incorrect.',
  /** At something that is not an e-mail address, a web address or a phone number. */
  invalid_email: 'Please enter an email address.',
  invalid_url: 'Please enter a URL.',
  invalid_tel: 'Please enter a telephone number.',
})

/** Contact forms: buttons. The buttons of a form that has no texts of its own for them. */
export const buttonMessages = texts('forms.buttons', {
  submit: 'Send',
  /** Between the steps of a form. */
  back: 'Back',
  next: 'Next',
})
