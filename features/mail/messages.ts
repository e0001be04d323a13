/** What people read around the e-mails of the site. */
export const messages = {
  /** When an e-mail is asked for that is not there. */
  noSuchMail: 'This e-mail does not exist.',
  /** When an e-mail is to be sent again that is on its way or has arrived. */
  notDead: 'This e-mail was already sent or is about to be.',
  /** When a background task is to be tried again, or discarded, that is not there any more. */
  noSuchJob: 'This task is no longer in the list. Somebody may have tried it again or discarded it.',
} as const
