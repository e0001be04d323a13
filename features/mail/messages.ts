/** What people read around the letters of the site. */
export const messages = {
  /** When a letter is asked for that is not there. */
  noSuchMail: 'This letter does not exist.',
  /** When a letter is to be sent again that is on its way or has arrived. */
  notDead: 'This letter is on its way already.',
} as const
