import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed, TrashKind } from '@frontage/kit/trash.server'
import { firstIn, type TrashRows } from '@frontage/kit/trash-rows.server'
import { sql } from 'kysely'
import { HIDDEN } from '../entry'
import type { FormTables } from './forms.tables'
import { mayDesignForms } from './policy'
import type { Stores } from './stores'

const KIND = 'contact-form'

/** A form in the trash. It and its messages stay in their tables: what was written by visitors is found and erased there. */
export const removedForm = (id: number, title: string): Removed => ({
  ...{ kind: KIND, key: String(id), title },
  rows: { contact_form: [{ id }] },
})

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

const idIn = (rows: TrashRows): number => Number(firstIn(rows, 'contact_form')?.id)

async function isHidden(id: number, trx: AnyDatabase): Promise<boolean> {
  const form = trx.withTables<FormTables>().selectFrom('contact_form').select('id').where('id', '=', id)
  return (await form.where('removed_at', 'is not', null).executeTakeFirst()) !== undefined
}

/** Forms come back with their messages. For good they go with files, e-mails and all that was made of their messages. */
export function handleRemovedForms({ trash }: Pick<Tools, 'trash'>, { forms, entries, leaving }: Stores): void {
  const forget: TrashKind['forget'] = async (rows, trx) => {
    const id = idIn(rows)
    if (!(await isHidden(id, trx))) return undefined
    const hidden = await leaving.hide(await entries.ofForm(id, trx), trx)
    await forms.remove(id, trx)
    return () => leaving.finish(hidden)
  }
  trash.handle(KIND, {
    ...{ title: 'Contact form', right: mayDesignForms, tells: 'forms.changed', forget },
    restore: (rows, trx) => showForm(idIn(rows), trx),
  })
}
