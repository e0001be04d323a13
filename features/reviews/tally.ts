import type { Status } from './review'
import type { ReviewSummary } from './wire'

/** One heap of reviews that share status, kind and stars. */
export type TallyBucket = {
  readonly status: Status
  readonly sample: number
  readonly type: string
  readonly pageid: string
  readonly language_code: string
  readonly star_bucket: number
  readonly total: number
  readonly stars_sum: number
}

export type StatusCounts = Record<Status, number>

const sum = (buckets: readonly TallyBucket[], of: (bucket: TallyBucket) => number): number =>
  buckets.reduce((total, bucket) => total + of(bucket), 0)
const total = (buckets: readonly TallyBucket[]): number => sum(buckets, (bucket) => bucket.total)

/**
 * Averages over all published reviews. Samples never count beside real ones; where nothing real is published
 * yet, their own figures stand in, marked as such.
 */
export function summaryOf(buckets: readonly TallyBucket[]): ReviewSummary {
  const counted = visibleOf(buckets)
  const sample = counted.some((bucket) => bucket.sample)
  const rated = counted.filter(({ star_bucket }) => star_bucket > 0)
  const withStars = (stars: number) => total(rated.filter(({ star_bucket }) => star_bucket === stars))
  return {
    sample,
    total: total(counted),
    average: averageOf(counted),
    stars: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
    sources: namesOf(counted, 'type').map((source) => ({ source, total: total(counted.filter(({ type }) => type === source)) })),
  }
}

/** What visitors may see: samples go as soon as something real is published. */
export function visibleOf<One extends Pick<TallyBucket, 'status' | 'sample' | 'total'>>(buckets: readonly One[]): One[] {
  const published = buckets.filter(({ status, total }) => status === 'published' && total > 0)
  const real = published.filter(({ sample }) => !sample)
  return real.length ? real : published
}

/** How many samples there are that nobody has taken away, and whether visitors see them. */
export function samplesIn(buckets: readonly TallyBucket[]): { samples: number; samplesAreShown: boolean } {
  const samples = total(buckets.filter(({ sample, status }) => sample && status !== 'withdrawn'))
  return { samples, samplesAreShown: visibleOf(buckets).some(({ sample }) => sample) }
}

const averageOf = (buckets: readonly TallyBucket[]): number | null => {
  const rated = buckets.filter(({ star_bucket }) => star_bucket > 0)
  return rated.length ? Math.round((sum(rated, (bucket) => bucket.stars_sum) / total(rated)) * 10) / 10 : null
}

/** Kinds of source with their figures, the most frequent first. Samples count only where nothing else is. */
export function typesOf(buckets: readonly TallyBucket[]): { name: string; total: number; average: number | null }[] {
  const counted = visibleOf(buckets)
  return namesOf(counted, 'type').map((name) => {
    const own = counted.filter(({ type }) => type === name)
    return { name, total: total(own), average: averageOf(own) }
  })
}

export function countsOf(buckets: readonly TallyBucket[]): StatusCounts {
  const of = (status: Status) => total(buckets.filter((bucket) => bucket.status === status))
  return { pending: of('pending'), published: of('published'), rejected: of('rejected'), spam: of('spam'), withdrawn: of('withdrawn') }
}

/** The values that occur, the most frequent first. */
export function namesOf(buckets: readonly TallyBucket[], mark: 'type' | 'language_code'): string[] {
  const totals = new Map<string, number>()
  for (const bucket of buckets) if (bucket[mark]) totals.set(bucket[mark], (totals.get(bucket[mark]) ?? 0) + bucket.total)
  return [...totals].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name)
}

/** What came in and what became of it, samples apart. Spam is counted by itself: nobody knows that a person sent it. */
export function policyOf(buckets: readonly TallyBucket[]) {
  const real = buckets.filter(({ sample }) => !sample)
  const { published, pending, rejected, withdrawn, spam } = countsOf(real)
  const stars = [1, 2, 3, 4, 5, 0].map((star) => {
    const counts = countsOf(real.filter(({ star_bucket }) => star_bucket === star))
    const received = counts.published + counts.pending + counts.rejected + counts.withdrawn
    return { stars: star, received, published: counts.published, rejected: counts.rejected }
  })
  return { received: published + pending + rejected + withdrawn, published, waiting: pending, rejected, withdrawn, spam, stars }
}
