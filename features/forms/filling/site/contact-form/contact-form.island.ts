import { ask, defineIsland } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { contactFormShape } from '../../../form'
import { formMessages } from '../../messages'
import { fileMessages } from '../../messages.files'
import { uploadMessages } from '../../messages.upload'
import { getContactForm } from '../../wire'

/** A contact form; without JavaScript it posts to `/contact-form/<form>`. */
export const island = defineIsland({
  name: 'contact-form',
  props: v.object({
    /** The number of a stored form; 0: the one that is written here. */
    form: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    definition: v.optional(contactFormShape),
    /** How it is shown at first: for previews and examples. `status` is that of an answer, or `submitting`. */
    preview: v.optional(v.object({ step: v.optional(v.number(), 0), status: v.optional(v.string(), '') })),
  }),
  first: ({ form, definition }) => ask(getContactForm, { form, definition }),
  stored: (form) => ({ form }),
  wake: 'interaction',
  texts: [formMessages, fileMessages, uploadMessages],
  budget: 11_000,
})
