import type { Scratch, ScratchList } from '@frontage/kit/storage/scratch.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { withOwn } from './own-texts'

/** What an item is called, and where it belongs. */
export type ItemHead = Pick<WxrItem, 'id' | 'type' | 'status' | 'title' | 'slug' | 'link' | 'date' | 'password'> & {
  /** Parts that its content is cut into: 1 unless it says more. */
  readonly parts: number
}
/** Items that lie on the disk, but for their heads: a whole one is read each time that it is asked for. */
export type Items = { readonly heads: readonly ItemHead[]; readonly whole: (head: ItemHead) => WxrItem }

type Written = Omit<WxrItem, 'meta'> & { readonly meta: readonly (readonly [string, string])[] }

/** Whole items, one after the other. */
export const listOfItems = (scratch: Scratch): ScratchList<WxrItem> =>
  scratch.list([], {
    json: (item): Written => ({ ...item, meta: [...item.meta] }),
    value: (written: Written) => ({ ...written, meta: new Map(written.meta) }),
  })

/** Characters of a name or an address that count. */
const LONGEST = 2_000
const NEXT_PAGE = '<!--nextpage-->'

export function createItems(scratch: Scratch) {
  const items = listOfItems(scratch)
  const places = new Map<ItemHead, number>()
  return {
    get size(): number {
      return places.size
    },
    add: (item: WxrItem): void => void places.set(itemHeadOf(item), items.add(item)),
    all: (): Items => ({ heads: [...places.keys()], whole: (head) => items.at(places.get(head)!)! }),
  }
}

export function itemHeadOf({ id, type, status, title, slug, link, date, password, content }: WxrItem): ItemHead {
  const cut = (text: string): string => text.slice(0, LONGEST)
  const texts = { id, type, status, title: cut(title), slug: cut(slug), link: cut(link), date, password: cut(password) }
  return { ...withOwn(texts), parts: content.split(NEXT_PAGE).length }
}
