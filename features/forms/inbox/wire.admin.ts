import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { entryRow, entryShape, entryStates } from '../entry'

export const listEntries = defineCall({
  name: 'list-entries',
  summary: 'List messages',
  via: 'GET /api/forms/entries',
  request: v.object({
    form: v.optional(integer, 0),
    /** `inbox`: everything that is neither spam nor in the bin. */
    state: v.optional(v.picklist(['inbox', ...entryStates]), 'inbox'),
    search: v.optional(text(200), ''),
    /** The id of the last row of the page before. */
    before: v.optional(integer, 0),
  }),
  answer: v.object({
    entries: v.array(entryRow),
    /** What to send as `before` for the next page; 0 at the end. */
    next: v.number(),
    counts: v.object({ inbox: v.number(), new: v.number(), read: v.number(), done: v.number(), spam: v.number(), trash: v.number() }),
  }),
})

export const getEntry = defineCall({
  name: 'get-entry',
  summary: 'Get a message',
  via: 'GET /api/forms/entry',
  request: v.object({ id: integer }),
  answer: entryShape,
})

/** Moves entries. Out of `spam` and into the inbox means: release, and the letters that were held back go out, once. */
export const moveEntries = defineCall({
  name: 'move-entries',
  summary: 'Move messages to another state',
  via: 'POST /api/forms/entries/move',
  request: v.object({
    ids: v.pipe(v.array(integer), v.minLength(1), v.maxLength(200)),
    to: v.picklist(['new', 'read', 'done', 'spam', 'trash']),
  }),
  answer: v.object({ moved: v.number() }),
})

/** An entry that stands open is read: only a new one changes, and nobody did anything. */
export const openEntry = defineCall({
  name: 'open-entry',
  summary: 'Mark a message as read',
  via: 'POST /api/forms/entries/open',
  request: v.object({ id: integer }),
  answer: v.object({}),
})

/** Deletes entries of the bin for good, with their files. */
export const deleteEntries = defineCall({
  name: 'delete-entries',
  summary: 'Delete messages for good',
  via: 'POST /api/forms/entries/delete',
  request: v.object({ ids: v.pipe(v.array(integer), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({ deleted: v.number() }),
})

/** Corrects answers of a message, with a note that says why. The earlier ones stay beside it, and so does what was e-mailed. */
export const correctEntry = defineCall({
  name: 'correct-entry',
  summary: 'Correct answers of a message',
  via: 'POST /api/forms/entries/correct',
  request: v.object({
    id: integer,
    /** As it was read: somebody else's correction since then refuses this one with 409. */
    revision: integer,
    /** Only those that change. */
    answers: v.pipe(
      v.array(v.object({ name: text(80), values: v.pipe(v.array(text(100_000)), v.maxLength(200)) })),
      v.minLength(1),
      v.maxLength(200),
    ),
    note: v.pipe(text(1000), v.trim(), v.nonEmpty('Say why you correct it.')),
  }),
  answer: entryShape,
})

/** Answers a message by e-mail, to the address that stands in it. */
export const replyToEntry = defineCall({
  name: 'reply-to-entry',
  summary: 'Reply to a message by e-mail',
  via: 'POST /api/forms/entries/reply',
  request: v.object({
    id: integer,
    /** Of this reply alone, made by whoever sends it: sent twice with the same one it goes out once. */
    key: v.pipe(text(64), v.nonEmpty()),
    text: v.pipe(text(20_000), v.trim(), v.nonEmpty('Write your reply first.')),
  }),
  answer: entryShape,
})

/** Tries a letter or a call to another system again. */
export const retryDelivery = defineCall({
  name: 'retry-delivery',
  summary: 'Deliver a message again',
  via: 'POST /api/forms/entries/retry',
  request: v.object({ entry: integer, delivery: integer, kind: v.picklist(['letter', 'thanks', 'webhook', 'reply']) }),
  answer: entryShape,
})

/** Plain addresses of the admin, not calls: a file of an entry, and all entries of a form as CSV. */
export const entryFileAddress = (id: number): string => `/admin/forms/files/${id}`
/** The same, for whoever has read the warning. */
export const uncheckedFileAddress = (id: number): string => `${entryFileAddress(id)}?unchecked=yes`
export const entryExportAddress = (form: number, state: string): string => `/admin/forms/entries.csv?form=${form}&state=${state}`
