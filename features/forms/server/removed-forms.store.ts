import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'
import { HIDDEN } from '../entry'
import type { FormTables } from './forms.tables'

/** Hides a form and its messages, and hands back its title; undefined where there is none. */
export async function hideForm(id: number, at: string, trx: AnyDatabase): Promise<string | undefined> {
  const form = trx.withTables<FormTables>().updateTable('contact_form').set({ removed_at: at })
  const hidden = await form.where('id', '=', id).where('removed_at', 'is', null).returning('title').executeTakeFirst()
  if (hidden) await sql`update form_entry set state = ${HIDDEN} || state where form_id = ${id}`.execute(trx)
  return hidden?.title
}

/** Shows a form and its messages again, each in the folder in which it was. */
export async function showForm(id: number, trx: AnyDatabase): Promise<void> {
  await trx.withTables<FormTables>().updateTable('contact_form').set({ removed_at: null }).where('id', '=', id).execute()
  const state = sql`substr(state, ${sql.lit(HIDDEN.length + 1)})`
  await sql`update form_entry set state = ${state} where form_id = ${id} and state like ${`${HIDDEN}%`}`.execute(trx)
}

/** Whether a form is in the trash. */
export async function isHidden(id: number, trx: AnyDatabase): Promise<boolean> {
  const form = trx.withTables<FormTables>().selectFrom('contact_form').select('id').where('id', '=', id)
  return (await form.where('removed_at', 'is not', null).executeTakeFirst()) !== undefined
}
