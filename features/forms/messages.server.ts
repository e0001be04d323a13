/** Words of the originals' calls that no owner changes (facts, §§1-3, 9). */
export const wireMessages = {
  unsupported: 'The request payload format is not supported.',
  notFound: 'The requested contact form was not found.',
  noUnitTag: 'There is no valid unit tag.',
  mayNotList: 'You are not allowed to access contact forms.',
  mayNotRead: 'You are not allowed to access the requested contact form.',
  enum: 'Undefined value was submitted through this field.',
  maxitems: 'Too many items are selected.',
  subscribersOnly: 'This contact form is available only for logged in users.',
} as const

/** Words of the upload calls (facts, §9). */
export const uploadMessages = {
  staleNonce: 'The security nonce is invalid or expired.',
  wrongType: 'Uploaded file is not allowed for file type',
  tooLarge: 'Uploaded file is too large',
  tooMany: (most: number): string => `Note : Some of the files are not uploaded ( Only ${most} files allowed )`,
  failed: '() Uploading a file fails for any reason',
  tooFew: (least: number): string => `The minimum file upload is ${least}`,
  deleted: 'File Deleted!',
  notSafe: 'Error: File not safe',
  notYours: 'Error: Unauthorized Request!',
} as const

/** Our own words to visitors. */
export const messages = {
  pressAgain: 'Please press the button once more to send your message.',
  tooManyMessages: 'Too many messages came from your network. Please try again later; nothing that you typed is lost.',
  onlyOne: 'This field takes one value only.',
  unreadable: 'This field holds characters that cannot be kept.',
  invalidTime: 'Please enter a time in HH:MM format.',
  tooLong: 'This field has a too long input.',
  gone: 'This file is not there any more. Please add it again.',
  formGone: 'This form is not there any more.',
} as const

/** Lines of letters. */
export const letterMessages = {
  agreed: (wording: string): string => `Agreed to: ${wording}`,
  file: (name: string): string => `File: ${name} (with the message in the admin)`,
  lookAt: (address: string): string => `The message in the admin: ${address}`,
} as const

/** Words to the people who work with messages. */
export const deskMessages = {
  entryGone: 'This message is not there any more.',
  formGone: 'This form is not there any more.',
  otherVersion: 'Somebody else has changed this form in the meantime. Reload it, and make your change again.',
  otherNumber: (now: number): string => `This form has ${now} messages by now. Look at them first.`,
  notDead: 'This was not given up. It is tried again by itself.',
  fileGone: 'This file is not there any more.',
  columns: { id: 'Number', at: 'Sent at', form: 'Form', state: 'State', page: 'Page' },
} as const

/** What the reader of templates does not understand. */
export const tagMessages = {
  unknownTag: (type: string): string => `[${type}] is not known here.`,
  noName: (type: string): string => `[${type}] has no name that can be used: a letter first, then letters, digits, - _ or :`,
  twice: (name: string): string => `There are two fields with the name ${name}.`,
  misfit: (name: string, reason: string): string => `${name}: ${reason}`,
} as const

/** The captcha for those who cannot see it. */
export const captchaMessages = {
  gone: 'This picture is not there any more. Ask for another one.',
  inWords: (letters: readonly string[]): string => `Please type these letters and figures: ${letters.join(', ')}.\n`,
  letters: {
    ...{ A: 'A as in Alpha', C: 'C as in Charlie', D: 'D as in Delta', E: 'E as in Echo', F: 'F as in Foxtrot', H: 'H as in Hotel' },
    ...{ J: 'J as in Juliett', K: 'K as in Kilo', L: 'L as in Lima', M: 'M as in Mike', N: 'N as in November', P: 'P as in Papa' },
    ...{ R: 'R as in Romeo', T: 'T as in Tango', U: 'U as in Uniform', V: 'V as in Victor', W: 'W as in Whiskey', X: 'X as in X-ray' },
    ...{
      Y: 'Y as in Yankee',
      '3': 'the figure three',
      '4': 'the figure four',
      '6': 'the figure six',
      '7': 'the figure seven',
      '9': 'the figure nine',
    },
  } as Readonly<Record<string, string>>,
} as const
