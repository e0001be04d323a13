import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'

/** Shorter ones are copied by the engine itself. */
const SHORT = 13

/** A text by itself: one that was cut out of a file would hold the piece of that file in memory in which it stood. */
export const own = (text: string): string => (text.length < SHORT ? text : Buffer.from(text).toString())

/** A record whose texts are its own. */
export const withOwn = <One extends object>(one: One): One =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, typeof value === 'string' ? own(value) : value])) as One

/** An item that can be held for as long as it takes, without the file that it was read from. */
export const withOwnTexts = (item: WxrItem): WxrItem => ({
  ...withOwn(item),
  terms: item.terms.map(withOwn),
  meta: new Map([...item.meta].map(([name, value]) => [own(name), own(value)])),
})
