import { mayName, type Person } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { ReviewRow, ReviewTables } from '../../server/store/reviews.tables'

/** Where an address may stand in a review. */
const texts = ['reviewer_email', 'reviewer_name', 'review_title', 'review_text', 'owner_response', 'custom_data', 'meta_data'] as const
export const textsOf = (row: ReviewRow): string[] => texts.map((column) => row[column])

export type PersonalStore = ReturnType<typeof createPersonalStore>

/** Reviews as those who wrote them may ask for them. */
export function createPersonalStore(database: AnyDatabase) {
  const db = database.withTables<ReviewTables & KitTables>()
  const reviews = db.selectFrom('review').selectAll().orderBy('id')
  return {
    page: (person: Person, after: number, most: number): Promise<ReviewRow[]> =>
      reviews
        .where('id', '>', after)
        .where(({ or }) => or(texts.map((column) => mayName(column, person))))
        .limit(most)
        .execute(),

    between: (from: string, to: string, after: number, most: number): Promise<ReviewRow[]> =>
      reviews
        .where('id', '>', after)
        .where(({ or, and, eb }) =>
          or((['created_time', 'last_modified'] as const).map((column) => and([eb(column, '>=', from), eb(column, '<', to)]))),
        )
        .limit(most)
        .execute(),

    mails: (id: number) =>
      db
        .selectFrom('mail')
        .select(['created_at as at', 'recipient as to', 'subject', 'body_text as text', 'state'])
        .where('about', '=', `review:${id}`)
        .orderBy('id')
        .execute(),
  }
}
