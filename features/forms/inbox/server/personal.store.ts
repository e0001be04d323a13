import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { Selectable } from 'kysely'
import type { DeliveryRow, EntryTables } from '../../server/entries.tables'
import type { FormTables } from '../../server/forms.tables'
import { aboutEntry } from '../../server/leaving'

type Tables = EntryTables & Pick<FormTables, 'contact_form'> & KitTables
export type PersonalEntry = Selectable<EntryTables['form_entry']> & { readonly form_title: string }
type Letter = Pick<Selectable<KitTables['mail']>, 'about' | 'recipient' | 'subject' | 'body_text' | 'created_at' | 'state'>

export type PersonalStore = ReturnType<typeof createPersonalStore>

/** Messages as those who wrote them may ask for them. */
export function createPersonalStore(database: AnyDatabase) {
  const db = database.withTables<Tables>()
  const entries = db
    .selectFrom('form_entry')
    .innerJoin('contact_form', 'contact_form.id', 'form_entry.form_id')
    .selectAll('form_entry')
    .select('contact_form.title as form_title')
    .orderBy('form_entry.id')

  return {
    /** Messages that may name a person, in the order of their numbers. */
    page: (person: Person, after: number, most: number): Promise<PersonalEntry[]> =>
      entries
        .where('form_entry.id', '>', after)
        .where(({ or }) => or([mayName('form_entry.content', person), mayName('form_entry.sender', person)]))
        .limit(most)
        .execute(),

    between: (from: string, to: string, after: number, most: number): Promise<PersonalEntry[]> =>
      entries.where('form_entry.id', '>', after).where('form_entry.at', '>=', from).where('form_entry.at', '<', to).limit(most).execute(),

    letters: async (ids: readonly number[]): Promise<Letter[]> =>
      ids.length
        ? db
            .selectFrom('mail')
            .select(['about', 'recipient', 'subject', 'body_text', 'created_at', 'state'])
            .where('about', 'in', ids.map(aboutEntry))
            .orderBy('id')
            .execute()
        : [],

    calls: async (ids: readonly number[]): Promise<DeliveryRow[]> =>
      ids.length
        ? db.selectFrom('form_delivery').selectAll().where('entry_id', 'in', ids).where('kind', '=', 'webhook').orderBy('id').execute()
        : [],
  }
}
