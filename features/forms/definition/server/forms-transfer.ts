import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createNumberedTransfer } from '@frontage/kit/storage/numbered.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape } from '../../form'
import { formIn, keepVersion } from '../../server/forms.store'

const shape = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), form: contactFormShape, updatedAt: v.string() })

/** Contact forms on their way out of the site or into it: without messages, and without the secret of a bot check, which stays. */
export const createFormsTransfer = (db: AnyDatabase): Transfer =>
  createNumberedTransfer(db, {
    ...{ name: 'contact-forms', table: 'contact_form', what: 'form', shape, besides: ['version', 'updated_at'] },
    written: ({ id, definition, updated_at }) => {
      const form = formIn(String(definition), id)
      return form && { id, updatedAt: updated_at, form: withSecret(form, '') }
    },
    kept: ({ form, updatedAt }, before) => {
      const secret = (before && formIn(String(before.definition), before.id)?.guard.secretKey) ?? ''
      const definition = JSON.stringify(withSecret(form, secret))
      return { version: Number(before?.version ?? 0) + 1, title: form.title, definition, updated_at: updatedAt }
    },
    after: async ({ id, updatedAt }, { version, definition }, { trx, by }) => {
      await keepVersion({ form_id: id, version: Number(version), definition: String(definition), at: updatedAt, by }, trx)
    },
  })

const withSecret = (form: ContactForm, secretKey: string): ContactForm => ({ ...form, guard: { ...form.guard, secretKey } })
