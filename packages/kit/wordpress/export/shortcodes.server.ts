/** `[contact-form-7 id="12" title="Contact"]`: attributes without a name stand under their number, `0`. */
export type Shortcode = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** What stands between it and its end; undefined where it has none. */
  readonly content: string | undefined
}
/** Text as it stands, or a shortcode. */
export type ShortcodePart = string | Shortcode

const NAME = /\[([a-z][\w-]{0,60})(?=[\s\]/])/gi
const ATTRIBUTE = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s'"=\]]+))/g
/** Characters between the brackets. */
const LONGEST = 20_000

/** Splits a text at the shortcodes of these names; all others stay text. Those in double brackets are meant to be read, and stay with single ones. */
export function parseShortcodes(text: string, isKnown: (name: string) => boolean): ShortcodePart[] {
  const parts: ShortcodePart[] = []
  let at = 0
  NAME.lastIndex = 0
  for (let found = NAME.exec(text); found; found = NAME.exec(text)) {
    const name = found[1]!.toLowerCase()
    const close = found.index >= at && isKnown(name) ? closingBracket(text, NAME.lastIndex) : -1
    if (close < 0 || text[found.index - 1] === '[') continue
    const isAlone = text[close - 1] === '/'
    const inner = isAlone ? undefined : contentAfter(text, close + 1, name)
    if (found.index > at) parts.push(text.slice(at, found.index))
    parts.push({ name, attributes: attributesOf(text.slice(NAME.lastIndex, isAlone ? close - 1 : close)), content: inner?.content })
    at = inner ? inner.end : close + 1
    NAME.lastIndex = at
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}

/** What stands in brackets like a shortcode. */
const BRACKETS = /\[\/?([a-z][\w-]{2,40})(?:\s[^\][]*)?\]/gi

/** A text without shortcodes, each of which is named. Words in brackets are words: a shortcode has a name of two words, or an attribute. */
export const withoutShortcodes = (text: string, named: (name: string) => void): string =>
  text.replaceAll(BRACKETS, (code, name: string) => {
    if (!/[-_]/.test(name) && !code.includes('=')) return code
    if (!code.startsWith('[/')) named(name)
    return ''
  })

/** Where the bracket is that ends it; one within quotation marks does not. */
function closingBracket(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length && at - from < LONGEST; at++) {
    const sign = text[at]!
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === ']') return at
    else if (sign === '[') return -1
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

function contentAfter(text: string, from: number, name: string): { readonly content: string; readonly end: number } | undefined {
  const closing = `[/${name}]`
  const end = text.indexOf(closing, from)
  return end < 0 ? undefined : { content: text.slice(from, end), end: end + closing.length }
}

/** Editors turn straight quotation marks into curly ones. */
function attributesOf(text: string): Record<string, string> {
  const found: [string, string][] = []
  let unnamed = 0
  const straight = text.replaceAll(/[“”„″]|&#822[01];|&quot;/g, '"').replaceAll(/[‘’′]|&#821[67];/g, "'")
  for (const [, name, ...values] of straight.matchAll(ATTRIBUTE))
    found.push([name?.toLowerCase() ?? String(unnamed++), values.find((value) => value !== undefined) ?? ''])
  return Object.fromEntries(found)
}
