import * as v from 'valibot'
import { text } from './fields'

const allowed = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

/** Where a link may lead: into the site, to another site, to a mailbox or a phone. Never a script. */
export const href = v.pipe(
  text(2000),
  v.trim(),
  v.regex(allowed, 'A link must start with /, #, https://, mailto: or tel:'),
  v.check((value) => !/[\s\\]/.test(value), 'A link cannot contain spaces.'),
  v.check((value) => !/^https?:\/\/[^/?#]*@/i.test(value), 'A link cannot contain a user name or password.'),
)
