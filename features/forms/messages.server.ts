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
