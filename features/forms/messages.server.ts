/** Words of the originals' calls that no owner changes (facts, §§1-3, 9). */
export const wireMessages = {
  unsupported: 'The request payload format is not supported.',
  notFound: 'The requested contact form was not found.',
  noUnitTag: 'There is no valid unit tag.',
  mayNotList: 'You are not allowed to access contact forms.',
  mayNotRead: 'You are not allowed to access the requested contact form.',
} as const

/** Words of the upload calls (facts, §9). */
export const uploadServerMessages = {
  staleNonce: 'The security nonce is invalid or expired.',
  failed: '() Uploading a file fails for any reason',
  deleted: 'File Deleted!',
  notSafe: 'Error: File not safe',
  notYours: 'Error: Unauthorized Request!',
  noPath: 'Error: Invalid Request.',
} as const

/** Lines of letters. */
export const letterMessages = {
  agreed: (wording: string): string => `Agreed to: ${wording}`,
  file: (name: string): string => `File: ${name} (with the message in the admin)`,
  lookAt: (address: string): string => `The message in the admin: ${address}`,
} as const

/** Words to the people who work with messages. */
export const pageMessages = {
  entryGone: 'This message no longer exists.',
  formGone: 'This form no longer exists.',
  otherVersion: 'Somebody else has changed this form in the meantime. Reload the page and make your change again.',
  otherNumber: (now: number): string => `This form now has ${now} messages. Look at them before you delete it.`,
  notDead: 'This is still being retried automatically.',
  fileGone: 'This file no longer exists.',
  columns: { id: 'Number', at: 'Sent at', form: 'Form', state: 'State', page: 'Page' },
} as const

/** What the reader of templates does not understand. */
export const tagMessages = {
  unknownTag: (type: string): string => `[${type}] is not supported.`,
  noName: (type: string): string => `[${type}] needs a name: start with a letter, then use letters, digits, - _ or :`,
  twice: (name: string): string => `Two fields have the name ${name}.`,
  misfit: (name: string, reason: string): string => `${name}: ${reason}`,
} as const
