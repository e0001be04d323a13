const hints: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, 'The mail server could not be found.'],
  [/ECONNREFUSED|ETIMEDOUT|ECONNRESET|ESOCKET|timeout/i, 'The mail server did not answer.'],
  [/EAUTH|\b53[045]\b/i, 'The mail server did not accept the user name and password of this site.'],
  [/\b55[0134]\b|no such (user|mailbox)|unknown (user|recipient)/i, 'The mail server of the recipient does not know this address.'],
  [/\b552\b|quota|full/i, 'The mailbox of the recipient is full.'],
]

/** Why a mail did not arrive, in plain words; undefined when only the mail server's own words tell. */
export const errorWords = (error: string): string | undefined => hints.find(([pattern]) => pattern.test(error))?.[1]
