import { sentence } from '@frontage/kit/sentence'
import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { contactFormShape } from '../form'
import { storedForm } from '../wire.admin'

export const getStoredForm = defineCall({
  name: 'get-stored-form',
  summary: 'Get a form as its owner edits it',
  via: 'GET /api/forms/stored',
  request: v.object({ id: integer, version: v.optional(integer, 0) }),
  answer: v.object({
    ...storedForm.entries,
    versions: v.array(v.object({ version: v.number(), at: v.string(), by: v.string() })),
    /** Which secrets are set, by name: `guard:turnstile`, `webhook:` and the id of a system. What they are is never told. */
    secrets: v.array(v.string()),
  }),
})

/**
 * Keeps a new version; `version` is the one that was read, so that two people never overwrite each other. An empty
 * `secretKey` or `url` of a webhook keeps the one that is set; a new form takes those of the form that it is a copy of.
 */
export const saveContactForm = defineCall({
  name: 'save-contact-form',
  summary: 'Save a form as a new version',
  via: 'POST /api/forms/save',
  request: v.object({
    id: v.optional(integer, 0),
    version: v.optional(integer, 0),
    copyOf: v.optional(integer, 0),
    form: contactFormShape,
  }),
  answer: v.object({
    id: v.number(),
    version: v.number(),
    /** Of each webhook whose address came along: what it checks our calls with, the key of the HMAC-SHA256 in `X-Frontage-Signature`, over the body. Told this once. */
    signing: v.array(v.object({ place: v.number(), secret: v.string() })),
  }),
})

/** A form with its entries goes; the number of entries has to be named, so that nobody deletes more than they know of. */
export const deleteContactForm = defineCall({
  name: 'delete-contact-form',
  summary: 'Put a form with its messages into the trash',
  via: 'POST /api/forms/delete',
  request: v.object({ id: integer, entries: integer }),
  answer: v.object({ trash: trashIds }),
})

/** Reads a template in the originals' tag notation. What is not understood is named by its line. */
export const readFormTags = defineCall({
  name: 'read-form-tags',
  summary: 'Convert a template of form tags into a form',
  via: 'POST /api/forms/read-tags',
  request: v.object({ title: v.optional(text(200), 'Imported form'), template: text(100_000) }),
  answer: v.object({ form: contactFormShape, complaints: v.array(v.object({ line: v.number(), reason: sentence })) }),
})
