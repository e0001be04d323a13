import { texts } from '@frontage/kit/texts'

/** Contact forms: what the site found wrong. Why a message was not taken as it is. */
export const messages = texts('forms.checks', {
  /** When the form has stood open for too long. */
  pressAgain: 'Please press the button once more to send your message.',
  /** When far too many messages come from one network. */
  tooManyMessages: 'Too many messages came from your network. Please try again later; nothing that you typed is lost.',
  /** At a field that got several values, or one that nobody could choose. */
  onlyOne: 'This field takes one value only.',
  /** At a text with characters that no computer shows. */
  unreadable: 'This field holds characters that cannot be kept.',
  /** At a time that is none. */
  invalidTime: 'Please enter a time in HH:MM format.',
  /** At a text that is too long. */
  tooLong: 'This field has a too long input.',
  /** Where there is no script, in place of a picture of letters: no page that everybody gets can show one. */
  pictureLater: 'The picture appears when you press the button below. What you typed stays.',
  /** Where there is no script, behind a consent that is only needed when there are files. */
  onlyWithFiles: 'Needed only if you add files.',
  /** At a picture of letters that the page could not show before. */
  typePicture: 'Please type the characters in the picture.',
  /** At a file that was deleted in the meantime. */
  gone: 'This file is not there any more. Please add it again.',
  /** When somebody sends a form that is gone. */
  formGone: 'This form is not there any more.',
  /** Where a form would stand, while none is chosen for the page. */
  formMissing: 'No form is chosen yet.',
  /** At a choice that the form does not offer, or at more than it takes. */
  enum: 'Undefined value was submitted through this field.',
  maxitems: 'Too many items are selected.',
  /** In forms for people who are signed in. */
  subscribersOnly: 'This contact form is available only for logged in users.',
  /** At uploaded files [facts §9]. */
  wrongType: 'Uploaded file is not allowed for file type',
  tooLarge: 'Uploaded file is too large',
  tooMany: 'Note : Some of the files are not uploaded ( Only {count} files allowed )',
  tooFew: 'The minimum file upload is {count}',
})

/** Contact forms: letters in a picture. The captcha for those who cannot see it. */
export const captchaMessages = texts('forms.captcha', {
  gone: 'This picture is not there any more. Ask for another one.',
  inWords: 'Please type these letters and figures: {letters}.',
  /** How a letter is read aloud. */
  letters: {
    A: 'A as in Alpha',
    C: 'C as in Charlie',
    D: 'D as in Delta',
    E: 'E as in Echo',
    F: 'F as in Foxtrot',
    H: 'H as in Hotel',
    J: 'J as in Juliett',
    K: 'K as in Kilo',
    L: 'L as in Lima',
    M: 'M as in Mike',
    N: 'N as in November',
    P: 'P as in Papa',
    R: 'R as in Romeo',
    T: 'T as in Tango',
    U: 'U as in Uniform',
    V: 'V as in Victor',
    W: 'W as in Whiskey',
    X: 'X as in X-ray',
    Y: 'Y as in Yankee',
    '3': 'the figure three',
    '4': 'the figure four',
    '6': 'the figure six',
    '7': 'the figure seven',
    '9': 'the figure nine',
  },
})
