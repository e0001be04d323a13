/** Words of the originals' calls that no owner changes (facts, §§1-3, 9). */
export const wireMessages = {
  unsupported: 'The request payload format is not supported.',
  notFound: 'The requested contact form was not found.',
  noUnitTag: 'There is no valid unit tag.',
  mayNotList: 'You are not allowed to access contact forms.',
  mayNotRead: 'You are not allowed to access the requested contact form.',
} as const

/** Words to the people who work with messages. */
export const pageMessages = {
  entryGone: 'This message no longer exists.',
  formGone: 'This form no longer exists.',
  otherVersion: 'Somebody else has changed this form in the meantime. Reload the page and make your change again.',
  setAgain: (title: string, isKeyMissing: boolean, hosts: readonly string[]): string =>
    `“${title}”: exports hold no secrets. Set again ${[
      ...(isKeyMissing ? ['the secret key of the spam check'] : []),
      ...hosts.map((host) => `the webhook address${host && ` at ${host}`}`),
    ].join(', ')}.`,
  otherNumber: (now: number): string => `This form now has ${now} messages. Look at them before you delete it.`,
  notDead: 'This is still being retried automatically.',
  notOpen: 'Move this message to the inbox before you correct it.',
  notOpenToReply: 'Move this message to the inbox before you reply.',
  noAddress: 'No e-mail address was given with this message, so it cannot be answered by e-mail.',
  nothingCorrected: 'Nothing was changed. Change an answer first.',
  fileGone: 'This file no longer exists.',
  fileUnchecked: 'This file has not been checked for viruses yet. Open the message to download it anyway.',
  fileInfected: 'A virus was found in this file. It was deleted.',
  columns: { id: 'Number', at: 'Sent at', form: 'Form', state: 'State', page: 'Page', corrected: 'Corrected', replies: 'Replies' },
} as const
