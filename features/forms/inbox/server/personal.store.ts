import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { DeliveryRow, EntryTables } from '../../server/entries.tables'
import type { FormTables } from '../../server/forms.tables'
import { aboutEntry } from '../../server/leaving'

type Tables = EntryTables & Pick<FormTables, 'contact_form'> & KitTables
type Row = ExpressionBuilder<Tables, 'form_entry'>
export type PersonalEntry = Selectable<EntryTables['form_entry']> & { readonly form_title: string }
type Letter = Pick<Selectable<KitTables['mail']>, 'about' | 'recipient' | 'subject' | 'body_text' | 'created_at' | 'state'>

export type PersonalStore = ReturnType<typeof createPersonalStore>

/** What was corrected in the message of a row. */
const corrections = (row: Row) =>
  row.selectFrom('form_correction').select('form_correction.id').whereRef('form_correction.entry_id', '=', 'form_entry.id')
const named = (row: Row, person: Person) =>
  corrections(row).where(({ or }) => or([mayName('form_correction.before', person), mayName('form_correction.note', person)]))

/** What was replied to the message of a row. */
const replies = (row: Row) => row.selectFrom('form_reply').select('form_reply.id').whereRef('form_reply.entry_id', '=', 'form_entry.id')
const replied = (row: Row, person: Person) =>
  replies(row).where(({ or }) => or((['recipient', 'subject', 'body'] as const).map((column) => mayName(`form_reply.${column}`, person))))

const isAbout = (row: Row, person: Person) =>
  row.or([
    ...(['content', 'sender'] as const).map((column) => mayName(`form_entry.${column}`, person)),
    row.exists(named(row, person)),
    row.exists(replied(row, person)),
  ])

const wasTouched = (row: Row, from: string, to: string) =>
  row.or([
    row.and([row('form_entry.at', '>=', from), row('form_entry.at', '<', to)]),
    row.exists(corrections(row).where('form_correction.at', '>=', from).where('form_correction.at', '<', to)),
    row.exists(replies(row).where('form_reply.at', '>=', from).where('form_reply.at', '<', to)),
  ])

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
        .where((row) => isAbout(row, person))
        .limit(most)
        .execute(),

    /** Messages that came in, were corrected, or were answered, in a span of time. */
    between: (from: string, to: string, after: number, most: number): Promise<PersonalEntry[]> =>
      entries
        .where('form_entry.id', '>', after)
        .where((row) => wasTouched(row, from, to))
        .limit(most)
        .execute(),

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
