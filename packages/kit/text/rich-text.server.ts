import { safeParse } from 'valibot'
import { href } from '../wire/href'
import { shownIn } from './html.server'
import { type RichNode, type RichTag, type RichText, richTags } from './rich-text'

const DEEPEST = 30

type Open = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] }

/**
 * Reads markup of an owner, or of a site that an owner imports, and keeps what is on the list of rich text. The result is
 * built anew, so nothing else can be in it, however the markup was broken.
 */
export function richTextOf(html: string): RichText {
  const reader = new Reader()
  for (const piece of shownIn(html)) {
    if (piece.kind === 'text') reader.text(piece.text)
    else if (piece.kind === 'close') reader.close(piece.tag)
    else reader.open(piece.tag, piece.attributes.get('href'))
  }
  return reader.finish()
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
    const words = piece.replace(/\s+/g, ' ')
    if (words.trim() || (words && isWithinLine(this.#children.at(-1)))) this.#children.push(words)
  }

  open(tag: string, address?: string): void {
    if (!isAllowed(tag)) return
    if (this.#open.length >= DEEPEST) return
    if (tag === 'br') this.#children.push({ tag, children: [] })
    else if (tag === 'a') this.#openLink(address)
    else this.#enter({ tag, children: [] })
  }

  /** A link that leads nowhere good is its words. */
  #openLink(address = ''): void {
    const { success, output } = safeParse(href, address.trim())
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
