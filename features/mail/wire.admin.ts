import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const mail = v.object({
  id: v.number(),
  to: v.string(),
  subject: v.string(),
  /** `kept`: there was no mail server, so it never left. */
  state: v.picklist(['queued', 'sent', 'kept', 'dead']),
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
  attempts: v.number(),
  error: v.nullable(v.string()),
})
export type Mail = v.InferOutput<typeof mail>

/** Why the mail server takes nothing: its name leads nowhere, it does not answer, does not take our password, cannot encrypt, or sends everybody away. */
const faults = ['unknown-host', 'no-answer', 'sign-in', 'encryption', 'refuses'] as const

const standing = v.object({
  host: v.string(),
  fault: v.picklist(faults),
  since: v.string(),
  /** When e-mails left again; '' while they do not. */
  until: v.string(),
  /** E-mails that have not left yet. */
  waiting: v.number(),
})
export type Standing = v.InferOutput<typeof standing>

/** The letters that this site wrote, newest first. */
export const listMails = defineCall({
  name: 'list-mails',
  summary: 'List sent e-mails',
  via: 'GET /api/mails',
  request: v.object({ before: v.optional(v.pipe(integer, v.minValue(0)), 0) }),
  answer: v.object({
    mails: v.array(mail),
    /** Ask again with this id for older ones; 0 at the end. */
    next: v.number(),
    dead: v.number(),
    /** `folder` while no mail server is set up: letters are kept and shown here instead of being delivered. */
    carrier: v.picklist(['smtp', 'folder']),
    /** While the mail server takes nothing, and for a day after that; else null. */
    standing: v.nullable(standing),
  }),
})

export const readMail = defineCall({
  name: 'read-mail',
  summary: 'Get a sent e-mail',
  via: 'GET /api/mails/read',
  request: v.object({ id: integer }),
  answer: v.object({ mail: v.object({ ...mail.entries, text: v.string() }) }),
})

/** Tries a letter that could not be delivered once more. */
export const resendMail = defineCall({
  name: 'resend-mail',
  summary: 'Send an e-mail again',
  via: 'POST /api/mails/resend',
  request: v.object({ id: integer }),
  answer: v.object({ mail }),
})
