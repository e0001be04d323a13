import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '../storage/files/files.server'

export type Email = {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[]
}

/** Hands a letter to whoever carries it, after so many earlier tries. Throws; `isFinal` on the error means that trying again is pointless. */
export type Post = {
  send(letter: Email, earlier?: number): Promise<void>
  /** Letters lie where they were put: nobody gets them. */
  readonly isFolder?: true
  /** Takes a letter back out of the folder; nothing happens when it is not there. */
  forget?(messageId: string): Promise<void>
  /** Takes everything out of the folder that was put there before. */
  sweep?(before: Date): Promise<void>
}

export class EmailRefused extends Error {
  override readonly name = 'LetterRefused'
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Milliseconds of silence that end the first try, the second …: a server that hangs holds nobody up for long, a slow one gets its time. */
const PATIENCE: readonly [number, ...number[]] = [15_000, 30_000, 60_000]
/** A letter can attach nothing that it names by path or address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

const messageOf = ({ messageId, from, to, replyTo, subject, text, html, attachments = [] }: Email) => ({
  messageId,
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...(html && { html }),
  attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
})

/** Post by SMTP: 5xx answers are final, everything else may be tried again, also silence for so many milliseconds at the first try, the second …. */
export function createSmtpPost(url: string, patience: readonly [number, ...number[]] = PATIENCE): Post {
  const transports = patience.map((silence) =>
    createTransport({ url, ...closed, connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence }),
  )
  return {
    send: async (letter, earlier = 0) => {
      try {
        await transports[Math.min(earlier, transports.length - 1)]!.sendMail(messageOf(letter))
      } catch (reason) {
        const { responseCode = 0, message } = reason as { responseCode?: number; message: string }
        throw new EmailRefused(message, responseCode >= 500 && responseCode < 600)
      }
    },
  }
}

/** Post without a mail server: letters lie as .eml files in a folder that nobody else on the machine may read; some hold links to sign in with. */
export function createFolderPost(folder: string): Post {
  const at = (messageId: string): string => path.join(folder, `${messageId.replace(/[^\w-]/g, '')}.eml`)
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    isFolder: true,
    send: async (letter) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const { message } = (await transport.sendMail(messageOf(letter))) as unknown as { message: Buffer }
      await writeDurably(at(letter.messageId), message)
    },
    forget: (messageId) => rm(at(messageId), { force: true }),
    sweep: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        if ((await stat(file)).mtime < before) await rm(file, { force: true })
      }
    },
  }
}
