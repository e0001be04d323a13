import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape } from '../../form'
import type { Stores } from '../../server/stores'
import { fixtureForms } from './sample-forms'

const file = v.array(contactFormShape)

type AddSamples = (folder: string) => Promise<void>

/** Forms that a command puts in: those of the demo business, once, and those of tests. */
export function createFirstForms({ db, clock, events }: Pick<Tools, 'db' | 'clock' | 'events'>, { forms }: Stores, addSamples: AddSamples) {
  const add = async (form: ContactForm): Promise<number> => {
    const next = { id: 0, version: 0, form, at: clock.now().toISOString(), by: '' }
    return db.transaction().execute(async (trx) => {
      const saved = await forms.save(next, trx)
      await events.tell('forms.changed', trx)
      return saved?.id ?? 0
    })
  }

  return {
    /** An owner may have changed a form since: one of the same title is left alone. Messages come with the first forms only. */
    demo: async (folder: string): Promise<void> => {
      const text = await readFile(path.join(folder, 'forms.json'), 'utf8').catch(() => '[]')
      const known = new Set((await forms.list()).map(({ title }) => title))
      for (const form of v.parse(file, JSON.parse(text))) if (!known.has(form.title)) await add(form)
      if (!known.size) await addSamples(folder)
    },
    fixture: async (): Promise<Record<string, number>> => {
      const ids: Record<string, number> = {}
      for (const [name, form] of Object.entries(fixtureForms)) ids[name] = await add(v.parse(contactFormShape, form))
      return ids
    },
  }
}
