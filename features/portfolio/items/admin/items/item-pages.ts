import type { AnswerOf } from '@frontage/kit/wire/call'
import type { listOwnItems } from '../../../wire.admin'

export type ItemPage = AnswerOf<typeof listOwnItems>

/** Pages that hold the same items in another order; each page keeps its length. */
export function withOrder(pages: readonly ItemPage[], ids: readonly number[]): ItemPage[] {
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]))
  const ordered = ids.flatMap((id) => items.get(id) ?? [])
  let from = 0
  return pages.map((page) => {
    const end = from + page.items.length
    const next = { ...page, items: ordered.slice(from, end) }
    from = end
    return next
  })
}
