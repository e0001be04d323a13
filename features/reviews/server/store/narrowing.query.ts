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

/** From so many words on, the tally of words tells reviews apart no more. */
export const MOST_WORDS = 50

/** The words of a review as the tally of them counts, 0 without a text. The record counts the spaces, which are one fewer. */
export const tallyOfWords = ({ review_length, review_length_char }: { review_length: number; review_length_char: number }): number =>
  review_length_char > 0 ? Math.min(review_length + 1, MOST_WORDS) : 0

const leastWords = ({ minWords = 0, hideWithoutText }: Narrowing): number => Math.max(minWords, hideWithoutText ? 1 : 0)

/** The condition on words that the tally of them can answer; none where any number will do. */
export const wordConditions = (narrowing: Narrowing): RawBuilder<SqlBool>[] => {
  const least = leastWords(narrowing)
  return least > 0 ? [sql<SqlBool>`words >= ${least}`] : []
}

/** Unlike without the sign, SQLite does not take the index of lengths for it, and sorts what it finds there. */
const hasText = sql<SqlBool>`+review.review_length_char > 0`

/** Conditions that only the reviews themselves can answer. All values are bound. */
export function furtherConditions(narrowing: Narrowing): RawBuilder<SqlBool>[] {
  const { tags = [], posts = [], ids = [], minWords = 0 } = narrowing
  return [
    ...(tags.length ? [holds('tags', tags)] : []),
    ...(posts.length ? [holds('posts', posts)] : []),
    ...(ids.length ? [sql<SqlBool>`review.id in (${sql.join(ids)})`] : []),
    ...(minWords > 1 ? [sql<SqlBool>`review_length >= ${minWords - 1}`] : []),
    ...(leastWords(narrowing) ? [hasText] : []),
  ]
}

/** Whether the tally knows how many reviews are left, without counting them. */
export const isTallied = ({ tags, posts, ids, ...rest }: Narrowing): boolean =>
  !tags?.length && !posts?.length && !ids?.length && leastWords(rest) <= MOST_WORDS
