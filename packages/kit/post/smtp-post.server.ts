import { createTransport } from 'nodemailer'
import { closed, type Email, EmailRefused, messageOf, type Post, type ServerFault } from './mail.server'

/** Milliseconds of silence that end the first try, the second …: a server that hangs holds nobody up for long, a slow one gets its time. */
const PATIENCE: readonly [number, ...number[]] = [15_000, 30_000, 60_000]
/** What nodemailer says beside its words. */
type SmtpError = {
  readonly message: string
  readonly code?: string
  readonly command?: string
  readonly syscall?: string
  readonly timeoutType?: string
  readonly responseCode?: number
}

const FAULTS: Readonly<Record<string, ServerFault>> = { EDNS: 'unknown-host', EAUTH: 'sign-in', ENOAUTH: 'sign-in', ETLS: 'encryption' }

function faultOf({ code = '', command, syscall, timeoutType = '', responseCode }: SmtpError): ServerFault | undefined {
  if (FAULTS[code]) return FAULTS[code]
  if (syscall === 'connect' || /^(CONNECTION|GREETING)_TIMEOUT$/.test(timeoutType)) return 'no-answer'
  // It closed before it said a word, or said in its first words that it takes nothing.
  if (code === 'ECONNECTION' && command === undefined) return 'refuses'
  return responseCode === 421 || (code === 'EPROTOCOL' && responseCode !== undefined) ? 'refuses' : undefined
}

function refusalOf(reason: unknown): EmailRefused {
  const error = reason as SmtpError
  const { message, code, responseCode = 0 } = error
  const server = faultOf(error)
  // What was said about the letter, or found out before anything was sent.
  const isAboutIt = server === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new EmailRefused(message, {
    isFinal: isAboutIt && (responseCode === 0 || (responseCode >= 500 && responseCode < 600)),
    server,
    isSilent: server === undefined && !isAboutIt,
  })
}

/** A mail server, as `smtp://user:password@host` or in parts. `address` is what its name stood for when it was looked at. */
export type SmtpServer =
  | string
  | {
      readonly host: string
      readonly address: string
      readonly port: number
      /** `tls` from the first byte, `starttls` before anything is said, `none` for a server on the same machine. */
      readonly security: 'tls' | 'starttls' | 'none'
      readonly user: string
      readonly password: string
    }

/** As nodemailer takes it. */
function connectionTo(server: SmtpServer) {
  if (typeof server === 'string') return { url: server }
  const { host, address, port, security, user, password } = server
  return {
    ...{ host: address, port, secure: security === 'tls', requireTLS: security === 'starttls', ignoreTLS: security === 'none' },
    tls: { servername: host },
    ...(user && { auth: { user, pass: password } }),
  }
}

const hostOf = (server: SmtpServer): string => (typeof server === 'string' ? new URL(server).hostname : server.host)

/** Connections to the mail server that are kept for the next e-mail, and for how many milliseconds. */
const MOST_CONNECTIONS = 8
const KEPT_OPEN = 5_000
/** However slowly it goes, milliseconds. */
const MOST_TIME = 600_000

/**
 * Post by SMTP: 5xx answers about a letter are final, everything else may be tried again, also silence for so many milliseconds at
 * the first try, the second …. Connections are kept for what follows; nothing is sent a second time here.
 */
export function createSmtpPost(server: SmtpServer, patience: readonly [number, ...number[]] = PATIENCE): Post {
  const transports = patience.map((silence) => {
    const common = { ...connectionTo(server), ...closed, connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence }
    const pool = { pool: true, maxConnections: MOST_CONNECTIONS, maxRequeues: 0, idleTimeout: KEPT_OPEN } as const
    return { pooled: createTransport({ ...common, ...pool }), alone: createTransport(common) }
  })
  return {
    host: hostOf(server),
    send: async (letter, { earlier = 0, isUrgent = false } = {}) => {
      const { pooled, alone } = transports[Math.min(earlier, transports.length - 1)]!
      try {
        await (isUrgent ? alone : pooled).sendMail({ ...messageOf(letter), signal: AbortSignal.timeout(MOST_TIME) })
      } catch (reason) {
        throw refusalOf(reason)
      }
    },
    close: () => {
      for (const { pooled } of transports) pooled.close()
    },
  }
}

/** Milliseconds that a mail server has to answer somebody who only tries it. */
const TRIED = 10_000

const trial = (server: SmtpServer) =>
  createTransport({ ...connectionTo(server), ...closed, connectionTimeout: TRIED, greetingTimeout: TRIED, socketTimeout: TRIED })

/** Whether a mail server lets us in, without sending anything: undefined, or why not. */
export async function trySmtp(server: SmtpServer): Promise<EmailRefused | undefined> {
  const transport = trial(server)
  try {
    await transport.verify()
    return undefined
  } catch (reason) {
    return refusalOf(reason)
  } finally {
    transport.close()
  }
}

/** Hands over one e-mail while somebody waits for it, and tells what the server answered. Throws an EmailRefused. */
export async function sendNow(server: SmtpServer, letter: Email): Promise<string> {
  const transport = trial(server)
  try {
    return (await transport.sendMail({ ...messageOf(letter), signal: AbortSignal.timeout(3 * TRIED) })).response
  } catch (reason) {
    throw refusalOf(reason)
  } finally {
    transport.close()
  }
}
