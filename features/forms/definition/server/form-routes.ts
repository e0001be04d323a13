import { targetOf } from '@frontage/kit/audit.server'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { pageMessages as say } from '../../messages.server'
import type { CountsByForm } from '../../server/contracts'
import { copySecrets } from '../../server/forms.store'
import { mayDesignForms, mayReadEntries } from '../../server/policy'
import { removedForm } from '../../server/removed-forms'
import { hideForm } from '../../server/removed-forms.store'
import type { Stores } from '../../server/stores'
import { listContactForms } from '../../wire.admin'
import { deleteContactForm, getStoredForm, readFormTags, saveContactForm } from '../wire.admin'
import { readTags } from './read-tags'

type Needs = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'trash'>

const gone = (): Refusal => new Refusal('form-gone', say.formGone, { status: 404, field: 'id' })

export const listContactFormsRoute = ({ forms }: Stores, countsByForm: CountsByForm) =>
  answer(listContactForms)
    .allow(mayReadEntries)
    .with(async () => {
      const [rows, counts] = await Promise.all([forms.list(), countsByForm()])
      const counted = rows.map(({ id, version, updated_at }) => ({
        id,
        version,
        updatedAt: updated_at,
        ...(counts.get(id) ?? { entries: 0, fresh: 0 }),
      }))
      return { forms: counted, titles: Object.fromEntries(rows.map(({ id, title }) => [String(id), title])) }
    })

/** Secrets are never read back: only that they are set. */
export const getStoredFormRoute = ({ forms }: Stores, countsByForm: CountsByForm) =>
  answer(getStoredForm)
    .allow(mayDesignForms)
    .with(async ({ id, version }) => {
      const known = await forms.find(id)
      const form = version && known ? await forms.version(id, version) : known?.form
      if (!known || !form) throw gone()
      const counts = (await countsByForm()).get(id) ?? { entries: 0, fresh: 0 }
      const [versions, secrets] = await Promise.all([forms.versions(id), forms.secretNames(id)])
      return { id, version: version || known.version, form, updatedAt: known.updatedAt, ...counts, versions, secrets }
    })

type SigningSecret = (form: number, url: string) => string

export const saveContactFormRoute = ({ db, audit, clock, events }: Needs, { forms }: Stores, secretOf: SigningSecret) =>
  answer(saveContactForm)
    .allow(mayDesignForms)
    .with(async ({ id, version, copyOf, form }, context) => {
      const by = context.actor.role === 'visitor' ? '' : context.actor.name
      const kept = await db.transaction().execute(async (trx) => {
        const saved = await forms.save({ id, version, form, at: clock.now().toISOString(), by }, trx)
        if (saved && copyOf && !id) await copySecrets(copyOf, saved.id, trx)
        if (!saved) return undefined
        await audit.note({ action: id ? 'form.change' : 'form.add', target: `form ${saved.id}` }, context, trx)
        await events.tell('forms.changed', trx)
        return saved
      })
      if (!kept) throw (await forms.find(id)) ? new Refusal('other-version', say.otherVersion, { status: 409, field: 'version' }) : gone()
      const { webhooks } = form.actions
      const signing = webhooks.flatMap(({ url }, place) => (url ? [{ place, secret: secretOf(kept.id, url) }] : []))
      return { ...kept, signing }
    })

/** A form goes into the trash with its messages. */
export const deleteContactFormRoute = ({ db, audit, clock, events, trash }: Needs, { entries }: Stores) =>
  answer(deleteContactForm)
    .allow(mayDesignForms)
    .with(({ id, entries: known }, context) =>
      db.transaction().execute(async (trx) => {
        const ids = await entries.ofForm(id, trx)
        if (ids.length !== known) throw new Refusal('other-number', say.otherNumber(ids.length), { status: 409, field: 'entries' })
        const title = await hideForm(id, clock.now().toISOString(), trx)
        if (title === undefined) throw gone()
        await audit.note({ action: 'form.delete', target: `form ${id}, ${targetOf(ids, 'entries')}` }, context, trx)
        await events.tell('forms.changed', trx)
        return { trash: [await trash.put(removedForm(id, title), context, trx)] }
      }),
    )

export const readFormTagsRoute = () =>
  answer(readFormTags)
    .allow(mayDesignForms)
    .with(async ({ title, template }) => readTags(title, template))
