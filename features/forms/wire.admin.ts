import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { contactFormShape } from './form'

/** A form as its owner has it, with how many messages came through it. */
export const storedForm = v.object({
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
  summary: 'List the forms',
  via: 'GET /api/forms',
  request: v.object({}),
  answer: v.object({ forms: v.array(v.omit(storedForm, ['form'])), titles: v.record(v.string(), v.string()) }),
})
