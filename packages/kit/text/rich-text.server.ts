import { safeParse } from 'valibot'
import { href } from '../wire/href'
import { type RichNode, type RichTag, type RichText, richTags } from './rich-text'
import { decoded } from './text-of-html.server'

/** Elements of which not even the words stay. */
const DROPPED = /^(?:script|style|template|noscript|iframe|object|embed|svg|math|title|textarea|select|head|xmp|plaintext)$/
const TAG =
  /<(?:!--[\s\S]*?(?:-->|$)|!\[CDATA\[[\s\S]*?(?:\]\]>|$)|[!?][^>]*(?:>|$)|(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$))/gi
const HREF = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const DEEPEST = 30

type Open = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] }

/**
 * Reads markup of an owner, or of a site that an owner imports, and keeps what is on the list of rich text. The result is
 * built anew, so nothing else can be in it, however the markup was broken.
 */
export function richTextOf(html: string): RichText {
  const reader = new Reader()
  let end = 0
  for (const match of html.matchAll(TAG)) {
    if (match.index < end) continue
    reader.text(html.slice(end, match.index))
    end = match.index + match[0].length
    const [, slash = '', name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (!slash && DROPPED.test(tag)) end = endOf(html, end, tag)
    else if (slash) reader.close(tag)
    else if (tag) reader.open(tag, attributes)
  }
  reader.text(html.slice(end))
  return reader.finish()
}

/** Behind the end of an element whose words do not stay; the end of everything when it has none. */
function endOf(html: string, from: number, tag: string): number {
  const closing = new RegExp(`</${tag}\\b[^>]*>`, 'gi')
  closing.lastIndex = from
  return closing.exec(html) ? closing.lastIndex : html.length
}

const isAllowed = (tag: string): tag is RichTag => (richTags as readonly string[]).includes(tag)

/** A gap between words counts, one between paragraphs does not. */
const isWithinLine = (before: RichNode | undefined): boolean =>
  typeof before === 'string' || /^(?:b|i|em|strong|a)$/.test(before?.tag ?? '')

class Reader {
  readonly #root: RichNode[] = []
  readonly #open: Open[] = []

  get #children(): RichNode[] {
    return this.#open.at(-1)?.children ?? this.#root
  }

  text(piece: string): void {
    const words = decoded(piece).replace(/\s+/g, ' ')
    if (words.trim() || (words && isWithinLine(this.#children.at(-1)))) this.#children.push(words)
  }

  open(tag: string, attributes: string): void {
    if (!isAllowed(tag)) return
    if (this.#open.length >= DEEPEST) return
    if (tag === 'br') this.#children.push({ tag, children: [] })
    else if (tag === 'a') this.#openLink(attributes)
    else this.#enter({ tag, children: [] })
  }

  /** A link that leads nowhere good is its words. */
  #openLink(attributes: string): void {
    const [, double, single, bare] = HREF.exec(attributes) ?? []
    const { success, output } = safeParse(href, decoded(double ?? single ?? bare ?? '').trim())
    if (success && !this.#open.some(({ tag }) => tag === 'a')) this.#enter({ tag: 'a', href: output, children: [] })
  }

  #enter(node: Open): void {
    this.#children.push(node)
    this.#open.push(node)
  }

  close(tag: string): void {
    const at = this.#open.findLastIndex((open) => open.tag === tag)
    if (at >= 0) this.#open.length = at
  }

  finish(): RichText {
    return this.#root
  }
}
