import { texts } from '@frontage/kit/texts'

/** Contact forms: labels and notes. What visitors read in and around a contact form, beside the texts that an owner may change (texts.ts). */
export const formMessages = texts('forms.form', {
  /** Label of the form for screen readers [facts §5]. */
  form: 'Contact form',
  /** [Portfolio and forms §8] When nothing came back. */
  offline: 'You are probably offline.',
  /** When the answer could not be read. */
  notJson: 'The response is not a valid JSON response.',
  /** [Facts §6] In place of a form that stands inside another form. */
  error: 'Error:',
  wrongPlace: 'This contact form is placed in the wrong place.',
  /** While a message is being sent. */
  sending: 'Sending…',
  /** While a step is being checked. */
  checking: 'One moment…',
  /** First line of a select [facts §5]. */
  blank: '—Please choose an option—',
  /** Label of the text field behind a choice. */
  freeText: 'In your own words',
  /** Characters written or left, at a field with a character counter. */
  counted: '{count} of {most}',
  left: '{count} left',
  tooLong: 'too long',
  tooShort: 'at least {least}',
  /** Label of a captcha and its picture. */
  captcha: 'Characters in the picture',
  /** Label of the list of steps. */
  progress: 'Progress',
  stepDone: 'Done',
  stepNow: 'Step {number} of {all}',
  stepNext: 'Next',
  /** A step without a title. */
  step: 'Step {number}',
  /** The review step. */
  review: 'Check and send',
  reviewHint: 'Nothing has been sent yet.',
  edit: 'Edit',
  back: 'Back',
  /** Why a button cannot be used yet. */
  tick: 'Tick the box above to continue.',
  tickToSend: 'Tick the box to send.',
  uploading: 'Your files are still uploading.',
  /** Closes the dialog after sending. */
  close: 'Close',
})
