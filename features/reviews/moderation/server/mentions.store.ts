import type { Mention, Mentions } from '@frontage/kit/feature.server'
import { personTexts } from '@frontage/kit/person-texts'
import { say } from '@frontage/kit/say'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { addressesOf } from '@frontage/parts/picture'
import { type RawBuilder, sql } from 'kysely'
import type { ReviewRow, ReviewTables } from '../../server/store/reviews.tables'
import { withoutTurning } from '../../server/turning-signs'
import { usesTexts } from '../messages.uses'
import { germanUses } from '../messages.uses.de'

/** Reviews that are named for one file: more are seen in their list. */
const MOST = 20
const wordsIn = /* @__PURE__ */ personTexts(usesTexts, { de: germanUses })

/** Every address of a picture that a review shows, behind a quotation mark. */
const shown = sql`mediaurls || '"' || userpiclocal || '"' || userpic || '"' || miscpic`
/** What the index holds (`review-media` of the migrations): without these very words it is not used. */
export const showsMedia: RawBuilder<boolean> = sql`${shown} like '%"/media/%'`
const shows = (address: string): RawBuilder<boolean> => sql`${shown} like ${likeOf(`"${address}`)} escape '\\'`

/** Reviews that show a picture of the media, the newest first: photos, the face of who wrote them, the product. */
export const mentionsInReviews =
  (db: AnyDatabase): Mentions =>
  async (file) => {
    const rows = await db
      .withTables<ReviewTables>()
      .selectFrom('review')
      .select(['id', 'reviewer_name', 'status'])
      .where(showsMedia)
      .where(({ or }) => or(addressesOf(file).map(shows)))
      .orderBy('id', 'desc')
      .limit(MOST + 1)
      .execute()
    const more: Mention[] = rows.length > MOST ? [{ title: (language) => wordsIn(language).more, at: '/reviews?status=published' }] : []
    return [...rows.slice(0, MOST).map(mentionOf), ...more]
  }

function mentionOf({ id, reviewer_name, status }: Pick<ReviewRow, 'id' | 'reviewer_name' | 'status'>): Mention {
  const name = withoutTurning(reviewer_name)
  const query = new URLSearchParams({ ...(status !== 'pending' && { status }), ...(name && { search: name }) })
  return {
    title: (language) => {
      const words = wordsIn(language)
      const review = name ? say(words.named, { name }) : words.unnamed
      return status === 'published' ? review : say(words.hidden, { review })
    },
    at: `/reviews?${query}#at=review-${id}`,
  }
}
