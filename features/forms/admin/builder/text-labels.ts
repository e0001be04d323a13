import type { FormTexts } from '../../texts'

type TextGroup = { readonly title: string; readonly texts: readonly (readonly [keyof FormTexts, string])[] }

/** When each text is shown. */
export const textLabels: readonly TextGroup[] = [
  {
    title: 'After sending',
    texts: [
      ['mail_sent_ok', 'It was sent'],
      ['mail_sent_ng', 'It could not be sent'],
      ['validation_error', 'Something is missing or wrong'],
      ['accept_terms', 'The consent is missing'],
      ['spam', 'It was held back as spam'],
    ],
  },
  {
    title: 'At a field',
    texts: [
      ['invalid_required', 'It is empty'],
      ['invalid_too_short', 'Too few characters'],
      ['invalid_too_long', 'Too many characters'],
      ['invalid_email', 'Not an email address'],
      ['invalid_url', 'Not a web address'],
      ['invalid_tel', 'Not a telephone number'],
    ],
  },
  {
    title: 'Numbers and days',
    texts: [
      ['invalid_number', 'Not a number'],
      ['number_too_small', 'Number too small'],
      ['number_too_large', 'Number too large'],
      ['invalid_date', 'Not a day'],
      ['date_too_early', 'Day too early'],
      ['date_too_late', 'Day too late'],
    ],
  },
  {
    title: 'Files',
    texts: [
      ['upload_file_type_invalid', 'Kind of file not taken'],
      ['upload_file_too_large', 'File too large'],
      ['upload_failed', 'A file could not be kept'],
      ['upload_failed_php_error', 'A file did not arrive whole'],
    ],
  },
  {
    title: 'Questions against programs',
    texts: [
      ['quiz_answer_not_correct', 'Wrong answer to the quiz'],
      ['captcha_not_match', 'Wrong characters'],
    ],
  },
]
