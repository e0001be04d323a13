import { texts } from '@frontage/kit/texts'

/** Contact forms: answers. What a form says as long as its owner gives it no words of its own [facts §2]. */
export const answerMessages = texts('forms.answers', {
  /** When a message was sent. */
  mail_sent_ok: 'Thank you for your message. It has been sent.',
  /** When it could not be sent. */
  mail_sent_ng: 'There was an error trying to send your message. Please try again later.',
  /** When it looks like spam. */
  spam: 'There was an error trying to send your message. Please try again later.',
  /** When fields have to be mended. */
  validation_error: 'One or more fields have an error. Please check and try again.',
  /** When a box that has to be ticked is not. */
  accept_terms: 'You must accept the terms and conditions before sending your message.',
  /** At a field that has to be filled in and is empty. */
  invalid_required: 'Please fill out this field.',
  /** At a text that is too long, or too short. */
  invalid_too_long: 'This field has a too long input.',
  invalid_too_short: 'This field has a too short input.',
  /** At a file that could not be taken. */
  upload_failed: 'There was an unknown error uploading the file.',
  upload_file_type_invalid: 'You are not allowed to upload files of this type.',
  upload_file_too_large: 'The uploaded file is too large.',
  upload_failed_php_error: 'There was an error uploading the file.',
  /** At a date that is none, too early, or too late. */
  invalid_date: 'Please enter a date in YYYY-MM-DD format.',
  date_too_early: 'This field has a too early date.',
  date_too_late: 'This field has a too late date.',
  /** At a number that is none, too small, or too large. */
  invalid_number: 'Please enter a number.',
  number_too_small: 'This field has a too small number.',
  number_too_large: 'This field has a too large number.',
  /** At a quiz or a picture of letters. */
  quiz_answer_not_correct: 'The answer to the quiz is incorrect.',
  captcha_not_match: 'Your entered code is incorrect.',
  /** At an address or a telephone number that is none. */
  invalid_email: 'Please enter an email address.',
  invalid_url: 'Please enter a URL.',
  invalid_tel: 'Please enter a telephone number.',
})

/** Contact forms: buttons. The buttons of a form that has no words of its own for them. */
export const buttonMessages = texts('forms.buttons', {
  submit: 'Send',
  /** Between the steps of a form. */
  back: 'Back',
  next: 'Next',
})
