import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { doubts, entryRow, entryShape, entryStates } from './entry'
import { contactFormShape } from './form'

const storedForm = v.object({
  id: v.number(),
  /** Rises by one with every save. */
  version: v.number(),
  form: contactFormShape,
  entries: v.number(),
  fresh: v.number(),
  updatedAt: v.string(),
})

export const listContactForms = defineCall({
  name: 'list-contact-forms',
  via: 'GET /api/forms',
  request: v.object({}),
  answer: v.object({ forms: v.array(v.omit(storedForm, ['form'])), titles: v.record(v.string(), v.string()) }),
})

export const getStoredForm = defineCall({
  name: 'get-stored-form',
  via: 'GET /api/forms/stored',
  request: v.object({ id: integer, version: v.optional(integer, 0) }),
  answer: v.object({
    ...storedForm.entries,
    versions: v.array(v.object({ version: v.number(), at: v.string(), by: v.string() })),
    /** What each system that is told checks our calls with: the key of the HMAC-SHA256 in `X-Frontage-Signature`, over the body. */
    webhookSecrets: v.array(v.object({ url: v.string(), secret: v.string() })),
  }),
})

/** Keeps a new version; `version` is the one that was read, so that two people never overwrite each other. */
export const saveContactForm = defineCall({
  name: 'save-contact-form',
  via: 'POST /api/forms/save',
  request: v.object({ id: v.optional(integer, 0), version: v.optional(integer, 0), form: contactFormShape }),
  answer: v.object({ id: v.number(), version: v.number() }),
})

/** A form with its entries goes; the number of entries has to be named, so that nobody deletes more than they know of. */
export const deleteContactForm = defineCall({
  name: 'delete-contact-form',
  via: 'POST /api/forms/delete',
  request: v.object({ id: integer, entries: integer }),
  answer: v.object({}),
})

/** Reads a template in the originals' tag notation. What is not understood is named by its line. */
export const readFormTags = defineCall({
  name: 'read-form-tags',
  via: 'POST /api/forms/read-tags',
  request: v.object({ title: v.optional(text(200), 'Imported form'), template: text(100_000) }),
  answer: v.object({ form: contactFormShape, complaints: v.array(v.object({ line: v.number(), reason: v.string() })) }),
})

export const listEntries = defineCall({
  name: 'list-entries',
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
  via: 'GET /api/forms/entry',
  request: v.object({ id: integer }),
  answer: entryShape,
})

/** Moves entries. Out of `spam` and into the inbox means: release, and the letters that were held back go out, once. */
export const moveEntries = defineCall({
  name: 'move-entries',
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
  via: 'POST /api/forms/entries/open',
  request: v.object({ id: integer }),
  answer: v.object({}),
})

/** Deletes entries of the bin for good, with their files. */
export const deleteEntries = defineCall({
  name: 'delete-entries',
  via: 'POST /api/forms/entries/delete',
  request: v.object({ ids: v.pipe(v.array(integer), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({ deleted: v.number() }),
})

/** Tries a letter or a call to another system again. */
export const retryDelivery = defineCall({
  name: 'retry-delivery',
  via: 'POST /api/forms/entries/retry',
  request: v.object({ entry: integer, delivery: integer, kind: v.picklist(['letter', 'thanks', 'webhook']) }),
  answer: entryShape,
})

/** What the owner's home screen says about messages. */
export const getEntryNews = defineCall({
  name: 'entry-news',
  via: 'GET /api/forms/news',
  request: v.object({}),
  answer: v.object({ fresh: v.number(), held: v.number(), dead: v.number(), doubts: v.array(v.picklist(doubts)) }),
})

/** Plain addresses of the admin, not calls: a file of an entry, and all entries of a form as CSV. */
export const entryFileAddress = (id: number): string => `/admin/forms/files/${id}`
export const entryExportAddress = (form: number, state: string): string => `/admin/forms/entries.csv?form=${form}&state=${state}`
