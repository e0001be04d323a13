/** Lines of e-mails about messages, to whoever looks after the site. */
export const notificationTexts = {
  agreed: 'Agreed to: {wording}',
  file: 'File: {name} (with the message in the admin)',
  lookAt: 'The message in the admin: {address}',
} as const
