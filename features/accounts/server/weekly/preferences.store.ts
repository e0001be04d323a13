import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Role } from '@frontage/kit/wire/permission'
import type { AccountTables } from '../accounts.tables'

/** `language`: what they chose for the admin, '' for nothing. */
export type WeeklyReader = { readonly name: string; readonly email: string; readonly role: Role; readonly language: string }

/** What is usual where somebody has said nothing: whoever owns the site hears how it does. */
const wants = ({ weekly_email, role }: { readonly weekly_email: number | null; readonly role: Role }): boolean =>
  weekly_email === null ? role === 'owner' : weekly_email === 1

/** What people chose about themselves. */
export function createPreferencesStore(database: AnyDatabase) {
  const db = database.withTables<AccountTables>()
  return {
    of: async (id: number) => {
      const chosen = db.selectFrom('account').select(['weekly_email', 'role', 'news_seen', 'created_at'])
      const row = await chosen.where('id', '=', id).executeTakeFirst()
      // To somebody who has just come, nothing is new.
      return row && { weeklyEmail: wants(row), newsSeen: row.news_seen || row.created_at.slice(0, 10) }
    },
    setWeeklyEmail: async (id: number, isOn: boolean): Promise<void> => {
      await db
        .updateTable('account')
        .set({ weekly_email: Number(isOn) })
        .where('id', '=', id)
        .execute()
    },
    /** Never back to an earlier day: another window may have been open for long. */
    setNewsSeen: async (id: number, day: string): Promise<void> => {
      await db.updateTable('account').set({ news_seen: day }).where('id', '=', id).where('news_seen', '<', day).execute()
    },
    /** Whoever can sign in and wants the weekly e-mail. */
    weeklyReaders: async (): Promise<WeeklyReader[]> => {
      const active = db.selectFrom('account').select(['name', 'email', 'role', 'language', 'weekly_email']).where('disabled', '=', 0)
      return (await active.where('removed_at', 'is', null).orderBy('id').execute()).filter(wants)
    },
  }
}
