import type { Digest, DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import { personTexts } from '@frontage/kit/person-texts'
import { counted, decimal, say } from '@frontage/kit/say'
import { mayModerate } from '../../server/policy'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { countsOf } from '../../tally'
import { digestTexts } from '../messages.mail'
import { germanDigest } from '../messages.mail.de'
import { countNewReviews } from './digest.store'

const right = mayModerate.name
const wordsIn = /* @__PURE__ */ personTexts(digestTexts, { de: germanDigest })

const newReviews =
  (total: number, average: number | null): DigestLine['text'] =>
  (language) => {
    const words = wordsIn(language)
    const fresh = counted(words.fresh, total)
    return average === null ? fresh : say(words.average, { fresh, stars: decimal(average) })
  }

/** What came in in a week, and what has to be decided. */
export const createDigest =
  ({ db }: Pick<Tools, 'db'>, store: ReviewsStore): Digest =>
  async ({ since }) => {
    const { total, average } = await countNewReviews(db, since.toISOString())
    const { pending } = countsOf(await store.tally())
    const lines: DigestLine[] = []
    if (total > 0)
      lines.push({ kind: 'new', text: newReviews(total, average), at: pending > 0 ? '/reviews' : '/reviews?status=published', right })
    if (pending > 0) lines.push({ kind: 'waiting', text: (language) => counted(wordsIn(language).waiting, pending), at: '/reviews', right })
    return lines
  }
