import type { Digest, DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import { decimal, formatNumber } from '@frontage/kit/say'
import { mayModerate } from '../../server/policy'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { countsOf } from '../../tally'
import { countNewReviews } from './digest.store'

const right = mayModerate.name
const reviews = (count: number): string => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`)
const newReviews = (count: number): string => (count === 1 ? '1 new review' : `${formatNumber(count)} new reviews`)

/** What came in in a week, and what has to be decided. */
export const createDigest =
  ({ db }: Pick<Tools, 'db'>, store: ReviewsStore): Digest =>
  async ({ since }) => {
    const { total, average } = await countNewReviews(db, since.toISOString())
    const { pending } = countsOf(await store.tally())
    const lines: DigestLine[] = []
    if (total > 0) {
      const stars = average === null ? '' : `, ${decimal(average)} stars on average`
      lines.push({ kind: 'new', text: `${newReviews(total)}${stars}`, at: pending > 0 ? '/reviews' : '/reviews?status=published', right })
    }
    if (pending > 0) lines.push({ kind: 'waiting', text: `${reviews(pending)} to approve`, at: '/reviews', right })
    return lines
  }
