import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'

/** E-mails about nothing that is kept elsewhere; the others go with what they are about. */
export function createPersonalStore(database: AnyDatabase) {
  const db = database.withTables<KitTables>()
  const mails = db.selectFrom('mail').selectAll().where('about', '=', '').where('recipient', '<>', '').orderBy('id')

  return {
    page: (person: Person, after: number, most: number) =>
      mails
        .where('id', '>', after)
        .where(({ or }) =>
          or((['recipient', 'reply_to', 'subject', 'body_text', 'last_error'] as const).map((column) => mayName(column, person))),
        )
        .limit(most)
        .execute(),

    between: (from: string, to: string, after: number, most: number) =>
      mails.where('id', '>', after).where('created_at', '>=', from).where('created_at', '<', to).limit(most).execute(),

    /** Gives e-mails something to be about, so that they can be hidden like all others. */
    mark: async (ids: readonly number[], about: string, trx: AnyDatabase): Promise<void> => {
      if (ids.length) await trx.withTables<KitTables>().updateTable('mail').set({ about }).where('id', 'in', ids).execute()
    },
  }
}
