import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'

/** Shorter ones are copied by the engine itself. */
const SHORT = 13

/** A text by itself: one that was cut out of a file would hold the piece of that file in memory in which it stood. */
const own = (text: string): string => (text.length < SHORT ? text : Buffer.from(text).toString())

/** An item that can be held for as long as it takes, without the file that it was read from. */
export function withOwnTexts(item: WxrItem): WxrItem {
  const copied = Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? own(value) : value])
  return {
    ...(Object.fromEntries(copied) as WxrItem),
    terms: item.terms.map(({ taxonomy, slug, name }) => ({ taxonomy: own(taxonomy), slug: own(slug), name: own(name) })),
    meta: new Map([...item.meta].map(([name, value]) => [own(name), own(value)])),
  }
}
