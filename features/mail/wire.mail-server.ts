import { defineCall } from '@frontage/kit/wire/call'
import { revisionIfKnown, text } from '@frontage/kit/wire/fields'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'

const securities = ['tls', 'starttls', 'none'] as const
export type Security = (typeof securities)[number]

const isHost = (host: string): boolean => /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/.test(host)

const host = v.pipe(
  text(253),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Please enter the mail server, such as smtp.example.com.'),
  v.check(isHost, 'A mail server is written as smtp.example.com, without http:// and without a path.'),
)

const mailServer = v.object({
  /** `environment`: the operator named it, and it cannot be changed here. `none`: e-mails are stored and not sent. */
  by: v.picklist(['environment', 'admin', 'none']),
  host: v.string(),
  port: v.number(),
  security: v.picklist(securities),
  user: v.string(),
  hasPassword: v.boolean(),
  /** Whom e-mails come from. */
  from: v.string(),
  /** Sent along with a change of it. */
  revision: v.string(),
  /** Whether a connection may be left unencrypted: the site runs on a machine that nobody else reaches. */
  mayBePlain: v.boolean(),
})
export type MailServer = v.InferOutput<typeof mailServer>

/** The mail server of the site. Its password is never told. */
export const getMailServer = defineCall({
  name: 'get-mail-server',
  summary: 'Tell which mail server sends the e-mails',
  via: 'GET /api/mail-server',
  request: v.object({}),
  answer: mailServer,
})

/** An empty password keeps the one before, as long as server and user are the same. */
export const saveMailServer = defineCall({
  name: 'save-mail-server',
  summary: 'Set the mail server',
  via: 'POST /api/mail-server',
  request: v.object({
    host,
    port: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'A port is a number from 1 to 65535.'),
      v.maxValue(65_535, 'A port is a number from 1 to 65535.'),
    ),
    security: v.picklist(securities),
    user: v.pipe(text(254), v.trim()),
    password: text(1000),
    from: v.pipe(text(254), v.trim(), v.toLowerCase(), v.check(isEmail, 'Please enter a valid e-mail address.')),
    revision: revisionIfKnown,
  }),
  answer: mailServer,
})

/** From then on e-mails are stored and not sent. */
export const removeMailServer = defineCall({
  name: 'remove-mail-server',
  summary: 'Remove the mail server',
  via: 'POST /api/mail-server/remove',
  request: v.object({}),
  answer: mailServer,
})

/** An e-mail that is sent at once. `says` is the answer of the server, word by word. */
export const sendTestMail = defineCall({
  name: 'send-test-mail',
  summary: 'Send a test e-mail',
  via: 'POST /api/mail-server/test',
  request: v.object({ to: v.pipe(text(254), v.trim(), v.toLowerCase(), v.check(isEmail, 'Please enter a valid e-mail address.')) }),
  answer: v.object({
    isTaken: v.boolean(),
    says: v.string(),
    /** Why the server itself took nothing; '' where it did, or where it was about the e-mail. */
    fault: v.picklist(['', 'unknown-host', 'no-answer', 'sign-in', 'encryption', 'refuses']),
  }),
})

/** What the domain of the sender says about who may send in its name; `unknown` where no name server answers. */
export const checkSender = defineCall({
  name: 'check-sender',
  summary: 'Look up SPF and DMARC of the sender',
  via: 'GET /api/mail-server/sender',
  request: v.object({}),
  answer: v.object({
    domain: v.string(),
    spf: v.picklist(['there', 'missing', 'unknown']),
    dmarc: v.picklist(['there', 'missing', 'unknown']),
  }),
})
