import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createNumberedTransfer } from '@frontage/kit/storage/numbered.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape } from '../../form'
import { guardSecret, hookSecret, needsKey, secretNames } from '../../form-secrets'
import { pageMessages as say } from '../../messages.server'
import { keepSecrets, secretsOf } from '../../server/form-secrets.store'
import { formIn, keepVersion } from '../../server/forms.store'
import { showForm } from '../../server/removed-forms.store'
import { setApart } from '../../server/set-apart'

const shape = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), form: contactFormShape, updatedAt: v.string() })

/** Contact forms on their way out of the site or into it: without messages, and without secrets, which stay where they are. */
export const createFormsTransfer = (db: AnyDatabase): Transfer =>
  createNumberedTransfer(db, {
    ...{ name: 'contact-forms', table: 'contact_form', what: 'form', shape, besides: ['version', 'updated_at'] },
    written: (rows) =>
      rows.map(({ id, definition, updated_at, removed_at }) => {
        const form = removed_at ? undefined : formIn(String(definition), id)
        return form && { id, updatedAt: updated_at, form: setApart(form, form).form }
      }),
    kept: ({ form, updatedAt }, before) => {
      const definition = JSON.stringify(setApart(form, before && formIn(String(before.definition), before.id)).form)
      return { version: Number(before?.version ?? 0) + 1, title: form.title, definition, updated_at: updatedAt, removed_at: null }
    },
    // Earlier exports hold addresses of other systems.
    isElsewhereToo: async ({ id, form }, trx) => {
      const known = [...(await secretsOf(id, trx)).values()]
      return form.actions.webhooks.every(({ url }) => !url || known.includes(url))
    },
    after: async ({ id, form, updatedAt }, { version, definition }, { trx, by }) => {
      await showForm(id, trx)
      await keepVersion({ form_id: id, version: Number(version), definition: String(definition), at: updatedAt, by }, trx)
      const kept = formIn(String(definition), id)
      if (kept) await keepSecrets(id, { names: secretNames(kept), secrets: broughtWith(form, kept) }, trx)
    },
    wanting: async ({ id }, { definition }, trx) => {
      const form = formIn(String(definition), id)
      return form && wantsOf(form, await secretsOf(id, trx))
    },
  })

/** What an earlier export holds, under the names that the form has here. */
const broughtWith = (form: ContactForm, { actions }: ContactForm): ReadonlyMap<string, string> =>
  new Map([
    ...(form.guard.secretKey && needsKey(form.guard) ? [[guardSecret(form.guard), form.guard.secretKey] as const] : []),
    ...actions.webhooks.flatMap((hook, place) => {
      const url = form.actions.webhooks[place]?.url
      return url ? [[hookSecret(hook), url] as const] : []
    }),
  ])

function wantsOf({ title, guard, actions }: ContactForm, set: ReadonlyMap<string, string>): string | undefined {
  const addresses = actions.webhooks.filter((hook) => !set.has(hookSecret(hook))).map(({ host }) => host)
  const isKeyMissing = needsKey(guard) && !set.has(guardSecret(guard))
  return isKeyMissing || addresses.length ? say.setAgain(title, isKeyMissing, addresses) : undefined
}
