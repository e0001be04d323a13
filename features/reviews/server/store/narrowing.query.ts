import { likeOf } from '@frontage/kit/storage/like.server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Display } from '../../display'

/** What a display, or the place that it stands in, leaves over. Empty lists and zeros leave everything. */
export type Narrowing = Partial<
  Pick<Display['selection'], 'types' | 'languages' | 'tags' | 'pageIds' | 'minStars' | 'minWords' | 'hideWithoutText' | 'ids'>
> & { readonly posts?: readonly string[] }

/** A list is JSON text: a value of it stands there as JSON writes it. Compared without case. */
const holds = (column: 'tags' | 'posts', values: readonly string[]): RawBuilder<SqlBool> => {
  const one = (value: string) => sql`lower(${sql.ref(column)}) like lower(${likeOf(JSON.stringify(value))}) escape '\\'`
  return sql<SqlBool>`(${sql.join(values.map(one), sql` or `)})`
}

/** Conditions that the tally can answer as well as the reviews themselves. */
export function talliedConditions({ types = [], languages = [], pageIds = [], minStars = 0 }: Narrowing): RawBuilder<SqlBool>[] {
  return [
    ...(types.length ? [sql<SqlBool>`lower(type) in (${sql.join(types.map((type) => sql`lower(${type})`))})`] : []),
    ...(languages.length ? [sql<SqlBool>`language_code in (${sql.join(languages)})`] : []),
    ...(pageIds.length ? [sql<SqlBool>`pageid in (${sql.join(pageIds)})`] : []),
    ...(minStars ? [sql<SqlBool>`star_bucket >= ${minStars}`] : []),
  ]
}

/** Conditions that only the reviews themselves can answer. All values are bound. */
export function furtherConditions({ tags = [], posts = [], ids = [], minWords = 0, hideWithoutText }: Narrowing): RawBuilder<SqlBool>[] {
  return [
    ...(tags.length ? [holds('tags', tags)] : []),
    ...(posts.length ? [holds('posts', posts)] : []),
    ...(ids.length ? [sql<SqlBool>`review.id in (${sql.join(ids)})`] : []),
    // The record counts the spaces of a text, which are one fewer than its words.
    ...(minWords ? [sql<SqlBool>`review_length >= ${minWords - 1} and review_length_char > 0`] : []),
    ...(hideWithoutText ? [sql<SqlBool>`review_length_char > 0`] : []),
  ]
}

/** Whether the tally knows how many reviews are left, without counting them. */
export const isTallied = (narrowing: Narrowing): boolean => furtherConditions(narrowing).length === 0
