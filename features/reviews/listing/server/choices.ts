import type { Display } from '../../display'
import { type TallyBucket, typesOf, visibleOf } from '../../tally'
import type { DisplayAnswer } from '../wire.display'
import type { PageNames } from './page-names.store'

export type Choices = (display: Display, buckets: readonly TallyBucket[]) => Promise<DisplayAnswer['choices']>

const MOST_CHOICES = 100

/** What the bar of a display can be set to: whatever is published, as far as the display itself shows it. */
export const createChoices = (namesOf: PageNames): Choices =>
  async function choicesOf({ selection: { types, languages, pageIds } }, buckets) {
    const isIn = (list: readonly string[], name: string) =>
      list.length === 0 || list.some((item) => item.toLowerCase() === name.toLowerCase())
    const shown = visibleOf(buckets).filter(
      (bucket) => isIn(types, bucket.type) && isIn(languages, bucket.language_code) && isIn(pageIds, bucket.pageid),
    )
    const ids = frequent(shown, 'pageid')
    const names = await namesOf(ids)
    return {
      sources: ids.map((id) => ({ id, name: names.get(id) || id })),
      types: typesOf(shown),
      languages: frequent(shown, 'language_code'),
    }
  }

/** The values that occur, the most frequent first. */
function frequent(buckets: readonly TallyBucket[], mark: 'pageid' | 'language_code'): string[] {
  const totals = new Map<string, number>()
  for (const bucket of buckets) if (bucket[mark]) totals.set(bucket[mark], (totals.get(bucket[mark]) ?? 0) + bucket.total)
  return [...totals]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, MOST_CHOICES)
    .map(([name]) => name)
}
