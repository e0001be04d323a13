import type { Display } from '../../display'
import { type Heap, typesOf, visibleOf } from '../../tally'
import type { DisplayAnswer } from '../wire.display'
import type { PageNames } from './page-names.store'

export type Choices = (display: Display, heaps: readonly Heap[]) => Promise<DisplayAnswer['choices']>

const MOST_CHOICES = 100

/** What the bar of a display can be set to: whatever is published, as far as the display itself shows it. */
export const createChoices = (namesOf: PageNames): Choices =>
  async function choicesOf({ selection: { types, languages, pageIds } }, heaps) {
    const isIn = (list: readonly string[], name: string) =>
      list.length === 0 || list.some((item) => item.toLowerCase() === name.toLowerCase())
    const shown = visibleOf(heaps).filter(
      (heap) => isIn(types, heap.type) && isIn(languages, heap.language_code) && isIn(pageIds, heap.pageid),
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
function frequent(heaps: readonly Heap[], mark: 'pageid' | 'language_code'): string[] {
  const totals = new Map<string, number>()
  for (const heap of heaps) if (heap[mark]) totals.set(heap[mark], (totals.get(heap[mark]) ?? 0) + heap.total)
  return [...totals]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, MOST_CHOICES)
    .map(([name]) => name)
}
