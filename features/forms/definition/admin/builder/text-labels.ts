import type { FormTexts } from '../../../texts'

type TextGroup = { readonly title: string; readonly texts: readonly (readonly [keyof FormTexts, string])[] }

/** When each text is shown. */
export const textLabels: readonly TextGroup[] = [
  {
    title: 'After sending',
    texts: [
      ['mail_sent_ok', 'Message sent'],
      ['mail_sent_ng', 'Message could not be sent'],
      ['validation_error', 'Some fields have errors'],
      ['accept_terms', 'Consent is missing'],
      ['spam', 'Message was held as spam'],
    ],
  },
  {
    title: 'Field errors',
    texts: [
      ['invalid_required', 'Required field is empty'],
      ['invalid_too_short', 'Too few characters'],
      ['invalid_too_long', 'Too many characters'],
      ['invalid_email', 'Not an e-mail address'],
      ['invalid_url', 'Not a web address'],
      ['invalid_tel', 'Not a phone number'],
    ],
  },
  {
    title: 'Numbers and dates',
    texts: [
      ['invalid_number', 'Not a number'],
      ['number_too_small', 'Number too small'],
      ['number_too_large', 'Number too large'],
      ['invalid_date', 'Not a date'],
      ['date_too_early', 'Date too early'],
      ['date_too_late', 'Date too late'],
    ],
  },
  {
    title: 'Files',
    texts: [
      ['upload_file_type_invalid', 'File type not allowed'],
      ['upload_file_too_large', 'File too large'],
      ['upload_failed', 'File could not be saved'],
      ['upload_failed_php_error', 'File did not arrive completely'],
    ],
  },
  {
    title: 'Quiz and captcha',
    texts: [
      ['quiz_answer_not_correct', 'Wrong quiz answer'],
      ['captcha_not_match', 'Wrong captcha characters'],
    ],
  },
]
