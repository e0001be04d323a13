import { texts } from '@frontage/kit/texts'

/** Contact forms: the form. What visitors read in and around a contact form, beside the texts that an owner may change (texts.ts). */
export const formMessages = texts('forms.form', {
  /** Names the form for those who hear the page [facts §5]. */
  form: 'Contact form',
  /** [Portfolio and forms §8] When nothing came back. */
  offline: 'You are probably offline.',
  /** When what came back was no answer. */
  notJson: 'The response is not a valid JSON response.',
  /** [Facts §6] In place of a form inside another one. */
  error: 'Error:',
  wrongPlace: 'This contact form is placed in the wrong place.',
  /** While a message is on its way. */
  sending: 'Sending…',
  /** While a step is looked at. */
  checking: 'One moment…',
  /** First line of a select [facts §5]. */
  blank: '—Please choose an option—',
  /** Names a free text behind a choice. */
  freeText: 'In your own words',
  /** Characters that are written, or left, of a field that counts them. */
  counted: '{count} of {most}',
  left: '{count} left',
  tooLong: 'too long',
  tooShort: 'at least {least}',
  /** Names a captcha and its picture. */
  captcha: 'Characters in the picture',
  /** Names the list of steps. */
  progress: 'Progress',
  stepDone: 'Done',
  stepNow: 'Step {number} of {all}',
  stepNext: 'Next',
  /** A step that its owner gave no name. */
  step: 'Step {number}',
  /** The last look at everything. */
  review: 'Check and send',
  reviewHint: 'Nothing is sent yet.',
  edit: 'Edit',
  back: 'Back',
  /** Why a button cannot be pressed yet. */
  tick: 'Tick the box above to go on.',
  tickToSend: 'Tick the box to send.',
  uploading: 'Your files are still on their way.',
  /** Closes the dialog after sending. */
  close: 'Close',
})
