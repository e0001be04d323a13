import { texts } from '@frontage/kit/texts'

/** Contact forms: messages that are not accepted. Why a message was not accepted as it is. */
export const messages = texts('forms.checks', {
  /** When the form has stood open for too long. */
  pressAgain: 'Please press the button once more to send your message.',
  /** When too many messages come from one network. */
  tooManyMessages: 'Too many messages came from your network. Please try again later. What you typed is not lost.',
  /** At a field that got several values. */
  onlyOne: 'Please enter one value only.',
  /** At a text with characters that cannot be saved. */
  unreadable: 'This field contains characters that cannot be saved.',
  /** At something that is not a time. */
  invalidTime: 'Please enter a time in HH:MM format.',
  /** At a text that is too long. */
  tooLong: 'This field has a too long input.',
  /** In place of a captcha picture, for visitors whose browser runs no scripts. */
  pictureLater: 'The picture appears when you press the button below. What you typed stays.',
  /** Behind a consent that is only required with files, for visitors whose browser runs no scripts. */
  onlyWithFiles: 'Required only if you add files.',
  /** At a captcha picture that the page could not show before. */
  typePicture: 'Please type the characters in the picture.',
  /** At a file that was deleted in the meantime. */
  gone: 'This file is no longer available. Please add it again.',
  /** When a visitor sends a form that was deleted. */
  formGone: 'This form is no longer available.',
  /** In place of the form, while none is chosen for the page. */
  formMissing: 'No form has been chosen yet.',
  /** At a choice that the form does not offer, or at too many choices. */
  enum: 'Undefined value was submitted through this field.',
  maxitems: 'Too many items are selected.',
  /** In forms for people who are signed in. */
  subscribersOnly: 'This contact form is available only for logged in users.',
  /** At uploaded files [facts §9]. */
  infected: 'A virus was found in this file. It was not uploaded.',
  wrongType: 'Uploaded file is not allowed for file type',
  tooLarge: 'Uploaded file is too large',
  tooMany: 'Note : Some of the files are not uploaded ( Only {count} files allowed )',
  tooFew: 'The minimum file upload is {count}',
})
