import type { Email } from './mail.server'
import type { MailServers } from './mail-server.server'

/** Who carries the e-mails of the site. */
export type Mailing = {
  /** The server that the environment names: it wins, and the admin cannot change it. */
  readonly fixed: { readonly host: string } | undefined
  readonly servers: MailServers
  /** Where e-mails come from now, `site@example.com`. */
  readonly from: () => string
  /** Reads anew who carries e-mails from now on. */
  readonly load: () => Promise<void>
  /** Hands over one e-mail while somebody waits for it, and tells what the server answered; undefined without a server. Throws an EmailRefused. */
  readonly sendNow: (letter: Omit<Email, 'from' | 'messageId'>) => Promise<string | undefined>
}
