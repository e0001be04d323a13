/** What people read around the e-mails of the site. */
export const messages = {
  /** When an e-mail is asked for that is not there. */
  noSuchMail: 'This e-mail does not exist.',
  /** When an e-mail is to be sent again that is on its way or has arrived. */
  notDead: 'This e-mail was already sent or is about to be.',
  /** When a background task is to be tried again, or discarded, that is not there any more. */
  noSuchJob: 'This task is no longer in the list. Somebody may have tried it again or discarded it.',
  /** When the mail server is to be changed here that the operator named. */
  byEnvironment: 'The person who runs your server has set the mail server. It cannot be changed here.',
  /** When the name of a mail server leads nowhere. */
  unknownHost: 'There is no server by this name. Please check it with your e-mail provider.',
  /** When the name of a mail server leads into our own network. */
  innerHost: 'This name points to a private network. Ask the person who runs your server to set it instead.',
  /** When passwords would go over the Internet unencrypted. */
  notEncrypted: 'Please choose an encrypted connection.',
  tooManyTests: 'You have sent many test e-mails. Please wait ten minutes.',
  /** When a test e-mail is asked for, and nobody carries it. */
  noServer: 'Set up a mail server first.',
} as const
