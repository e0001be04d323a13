import type { Tools } from '@frontage/kit/feature.server'
import * as v from 'valibot'
import { contactFormShape } from '../../../form'
import type { FormsStore, KnownForm } from '../../../server/forms.store'

/** The setting that remembers the form. */
const SETTING = 'forms.from-wordpress'
const TITLE = 'Messages from WordPress'
const fields = [
  { type: 'text', name: 'your-name', label: 'Name' },
  { type: 'email', name: 'your-email', label: 'E-mail' },
  { type: 'text', name: 'your-subject', label: 'Subject' },
  { type: 'textarea', name: 'your-message', label: 'Message' },
] as const

/** The form of messages whose own form did not come along. It stands on no page, and sends nothing. A look stores none. */
export const createFormForOthers = ({ db, site, clock, events }: Pick<Tools, 'db' | 'site' | 'clock' | 'events'>, forms: FormsStore) =>
  async function formForOthers(isLook: boolean): Promise<KnownForm> {
    const before = await forms.find(Number((await site.read(SETTING)) ?? 0))
    if (before) return before
    const form = v.parse(contactFormShape, {
      title: TITLE,
      demoMode: true,
      steps: [{ title: '', fields: [...fields] }],
    })
    const at = clock.now().toISOString()
    if (isLook) return { id: 0, version: 0, updatedAt: at, form }
    const saved = await db.transaction().execute(async (trx) => {
      const added = await forms.save({ id: 0, version: 0, form, at, by: 'WordPress' }, trx)
      await events.tell('forms.changed', trx)
      return added
    })
    if (!saved) throw new Error('the form for messages from WordPress could not be stored')
    await site.write(SETTING, String(saved.id))
    return { ...saved, updatedAt: at, form }
  }
