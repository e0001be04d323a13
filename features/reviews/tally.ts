import type { Status } from './review'
import type { ReviewSummary } from './wire'

/** One heap of reviews that share status, kind and stars. */
export type Heap = {
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

const sum = (heaps: readonly Heap[], of: (heap: Heap) => number): number => heaps.reduce((total, heap) => total + of(heap), 0)
const total = (heaps: readonly Heap[]): number => sum(heaps, (heap) => heap.total)

/**
 * Averages over all published reviews. Samples never count beside real ones; where nothing real is published
 * yet, their own figures stand in, marked as such.
 */
export function summaryOf(heaps: readonly Heap[]): ReviewSummary {
  const counted = visibleOf(heaps)
  const sample = counted.some((heap) => heap.sample)
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
export function visibleOf<One extends Pick<Heap, 'status' | 'sample' | 'total'>>(heaps: readonly One[]): One[] {
  const published = heaps.filter(({ status, total }) => status === 'published' && total > 0)
  const real = published.filter(({ sample }) => !sample)
  return real.length ? real : published
}

/** How many samples there are that nobody has taken away, and whether visitors see them. */
export function samplesIn(heaps: readonly Heap[]): { samples: number; samplesAreShown: boolean } {
  const samples = total(heaps.filter(({ sample, status }) => sample && status !== 'withdrawn'))
  return { samples, samplesAreShown: visibleOf(heaps).some(({ sample }) => sample) }
}

const averageOf = (heaps: readonly Heap[]): number | null => {
  const rated = heaps.filter(({ star_bucket }) => star_bucket > 0)
  return rated.length ? Math.round((sum(rated, (heap) => heap.stars_sum) / total(rated)) * 10) / 10 : null
}

/** Kinds of source with their figures, the most frequent first. Samples count only where nothing else is. */
export function typesOf(heaps: readonly Heap[]): { name: string; total: number; average: number | null }[] {
  const counted = visibleOf(heaps)
  return namesOf(counted, 'type').map((name) => {
    const own = counted.filter(({ type }) => type === name)
    return { name, total: total(own), average: averageOf(own) }
  })
}

export function countsOf(heaps: readonly Heap[]): StatusCounts {
  const of = (status: Status) => total(heaps.filter((heap) => heap.status === status))
  return { pending: of('pending'), published: of('published'), rejected: of('rejected'), spam: of('spam'), withdrawn: of('withdrawn') }
}

/** The values that occur, the most frequent first. */
export function namesOf(heaps: readonly Heap[], mark: 'type' | 'language_code'): string[] {
  const totals = new Map<string, number>()
  for (const heap of heaps) if (heap[mark]) totals.set(heap[mark], (totals.get(heap[mark]) ?? 0) + heap.total)
  return [...totals].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name)
}

/** What came in and what became of it, samples apart. Spam is counted by itself: nobody knows that a person sent it. */
export function policyOf(heaps: readonly Heap[]) {
  const real = heaps.filter(({ sample }) => !sample)
  const { published, pending, rejected, withdrawn, spam } = countsOf(real)
  const stars = [1, 2, 3, 4, 5, 0].map((star) => {
    const counts = countsOf(real.filter(({ star_bucket }) => star_bucket === star))
    const received = counts.published + counts.pending + counts.rejected + counts.withdrawn
    return { stars: star, received, published: counts.published, rejected: counts.rejected }
  })
  return { received: published + pending + rejected + withdrawn, published, waiting: pending, rejected, withdrawn, spam, stars }
}
