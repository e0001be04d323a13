import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '../storage/files/files.server'
import type { Room } from '../storage/files/room.server'

export type Email = {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string | undefined
  /** Message-IDs of the e-mails that it answers, the oldest first. */
  readonly refersTo?: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[]
}

export type Sending = {
  /** How often it was tried before. */
  readonly earlier?: number
  /** Somebody waits for it: it gets a connection of its own, whatever the others are busy with. */
  readonly isUrgent?: boolean
}

/** Hands a letter to whoever carries it. Throws an EmailRefused. */
export type Post = {
  send(letter: Email, how?: Sending): Promise<void>
  /** The mail server, by its name. */
  readonly host?: string | undefined
  /** Lets go of the connections that it keeps. */
  close?(): void
  /** Letters lie where they were put: nobody gets them. */
  readonly isFolder?: boolean
  /** They were carried by a server before. */
  readonly wasServer?: boolean
  /** Takes a letter back out of the folder; nothing happens when it is not there. */
  forget?(messageId: string): Promise<void>
  /** Takes everything out of the folder that was put there before. */
  sweep?(before: Date): Promise<void>
}

/** Why the mail server itself takes nothing. */
export type ServerFault = 'unknown-host' | 'no-answer' | 'sign-in' | 'encryption' | 'refuses'

export type RefusedBy = {
  /** Trying again is pointless. */
  readonly isFinal: boolean
  /** Nothing was said about this letter: the server could not be reached, or took none. */
  readonly server?: ServerFault | undefined
  /** The server fell silent over this letter, or broke off. */
  readonly isSilent?: boolean
}

export class EmailRefused extends Error {
  override readonly name = 'LetterRefused'
  readonly isFinal: boolean
  readonly server: ServerFault | undefined
  readonly isSilent: boolean
  constructor(message: string, { isFinal, server, isSilent = false }: RefusedBy) {
    super(message)
    this.isFinal = isFinal
    this.server = server
    this.isSilent = isSilent
  }
}

/** A letter can attach nothing that it names by path or address. */
export const closed = { disableFileAccess: true, disableUrlAccess: true }

/** A letter as nodemailer takes it. */
export const messageOf = ({ messageId, from, to, replyTo, refersTo = [], subject, text, html, attachments = [] }: Email) => ({
  messageId,
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...(refersTo.length > 0 && { inReplyTo: refersTo.at(-1)!, references: [...refersTo] }),
  ...(html && { html }),
  attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
})

/** Post without a mail server: letters lie as .eml files in a folder that nobody else on the machine may read; some hold links to sign in with. */
export function createFolderPost(folder: string, room?: Pick<Room, 'need'>): Post {
  const at = (messageId: string): string => path.join(folder, `${messageId.replace(/[^\w-]/g, '')}.eml`)
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    isFolder: true,
    send: async (letter) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const { message } = (await transport.sendMail(messageOf(letter))) as unknown as { message: Buffer }
      await room?.need(message.byteLength)
      await writeDurably(at(letter.messageId), message)
    },
    forget: (messageId) => rm(at(messageId), { force: true }),
    sweep: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        // Another server on the same folder may be writing, or sweeping.
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
  }
}
