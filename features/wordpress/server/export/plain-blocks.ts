import { type HtmlPiece, readHtml } from '@frontage/kit/html.server'
import { escaped } from '@frontage/kit/rich-text'
import * as core from './core-markup'

/** Where pictures and films stand in the media of WordPress, by their addresses here; undefined for what is not ours. */
export type FindMedia = (address: string) => core.MediaPlace | undefined

type Opening = Extract<HtmlPiece, { kind: 'open' }>

/** What visitors do not read, and what does nothing without a script. */
const HIDDEN = /^(?:script|style|template|noscript|svg|math|head|form|button|input|select|textarea|object|canvas)$/
const INLINE = /^(?:a|b|strong|i|em|u|s|sub|sup|code|br|mark|abbr|cite|small|q|time|kbd)$/
/** Elements around which a line ends. */
const BLOCK =
  /^(?:address|article|aside|dd|dialog|div|dl|dt|fieldset|figure|footer|header|label|legend|li|main|nav|ol|p|section|table|tbody|td|tfoot|th|thead|tr|ul)$/
/** What a list or a paragraph does not hold where it is no more than that. */
const RICH = /^(?:address|article|aside|blockquote|details|dialog|div|dl|figure|h[1-6]|hr|img|p|section|table|video|iframe)$/

/** Nobody sees it on a page. */
const isUnseen = ({ tag, attributes }: Opening): boolean =>
  HIDDEN.test(tag) || attributes.has('hidden') || /\bvisually-hidden\b/.test(attributes.get('class') ?? '')

/** What visitors see of markup, as blocks of WordPress: headings, paragraphs, lists, pictures. Classes, styles and scripts stay here. */
export function plainBlocks(html: string, find: FindMedia): string[] {
  const writer = new PlainWriter(html, find)
  return writer.blocks()
}

class PlainWriter {
  readonly #html: string
  readonly #pieces: readonly HtmlPiece[]
  /** Where each element ends, by the place of its beginning. */
  readonly #ends: ReadonlyMap<number, number>
  readonly #find: FindMedia
  #blocks: string[] = []
  #line = ''
  #link = ''
  /** Of the figure that is open: how wide its picture is. */
  #width: string | undefined

  constructor(html: string, find: FindMedia) {
    this.#html = html
    this.#find = find
    this.#pieces = readHtml(html)
    this.#ends = endsIn(this.#pieces)
  }

  blocks(): string[] {
    this.#walk(0, this.#pieces.length)
    this.#endLine()
    return this.#blocks
  }

  #walk(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const piece = this.#pieces[at]!
      if (piece.kind === 'text') this.#line += escaped(piece.text)
      else if (piece.kind === 'close') this.#close(piece.tag)
      else at = this.#open(piece, at)
    }
  }

  /** Hands back the place of what was read last. */
  #open(piece: Opening, at: number): number {
    const { tag, attributes } = piece
    const end = this.#ends.get(at) ?? at
    if (isUnseen(piece)) return end
    if (/^h[1-6]$/.test(tag)) return this.#block(core.heading(Number(tag[1]), this.#inline(at + 1, end)), end)
    if (tag === 'hr') return this.#block(core.separator(), end)
    if (tag === 'img') return this.#picture(attributes, end)
    if (tag === 'video' || tag === 'iframe') return this.#film(attributes.get('src') ?? '', end)
    if (tag === 'blockquote') return this.#block(core.quote(this.#within(at + 1, end)), end)
    if (tag === 'details') return this.#details(at, end)
    if (tag === 'figcaption') return this.#caption(at, end)
    if ((tag === 'ul' || tag === 'ol') && !this.#holds(RICH, at, end)) return this.#list(tag, at, end)
    if (tag === 'a') return this.#anchor(attributes.get('href') ?? '', at, end)
    if (tag === 'figure') this.#width = attributes.get('data-width')
    if (BLOCK.test(tag)) this.#endLine()
    else if (INLINE.test(tag)) this.#line += `<${tag}>`
    else if (this.#beginsWord(at)) this.#line += ' '
    return at
  }

  /** Words that only styles keep apart from what stands before them: a number, and what it counts. */
  #beginsWord(at: number): boolean {
    const piece = this.#pieces[at]
    if (piece?.kind !== 'open' || INLINE.test(piece.tag)) return false
    let next = at + 1
    while (this.#pieces[next]?.kind === 'open') next++
    const text = this.#pieces[next]
    return text?.kind === 'text' && /^[\p{L}\p{N}]/u.test(text.text)
  }

  #close(tag: string): void {
    if (tag === 'figure') this.#width = undefined
    if (BLOCK.test(tag)) this.#endLine()
    else if (INLINE.test(tag) && tag !== 'br' && tag !== 'a') this.#line += `</${tag}>`
  }

  /** A block of its own, between lines. */
  #block(markup: string, end: number): number {
    this.#endLine()
    if (wordsIn(markup) || /<(?:img|hr|video)\b/.test(markup)) this.#blocks.push(markup)
    return end
  }

  #endLine(): void {
    const line = this.#line.replace(/\s+/g, ' ').trim()
    this.#line = ''
    if (wordsIn(line)) this.#blocks.push(core.paragraph(this.#linked(line)))
  }

  /** Within a link that holds more than words each line leads there. */
  #linked = (html: string): string => (this.#link && !html.includes('<a ') ? `<a href="${escaped(this.#link)}">${html}</a>` : html)

  #holds(what: RegExp, at: number, end: number): boolean {
    for (let next = at + 1; next < end; next++) {
      const piece = this.#pieces[next]!
      if (piece.kind === 'open' && what.test(piece.tag)) return true
    }
    return false
  }

  /** The words of an element, with their emphasis and links. */
  #inline(from: number, to: number): string {
    const inner = new PlainWriter(this.#source(from, to), this.#find)
    const words = inner.words()
    return this.#linked(words)
  }

  words(): string {
    let text = ''
    for (let at = 0; at < this.#pieces.length; at++) {
      const piece = this.#pieces[at]!
      if (piece.kind === 'text') text += escaped(piece.text)
      else if (piece.kind === 'open' && isUnseen(piece)) at = this.#ends.get(at) ?? at
      else if (piece.tag === 'a') text += piece.kind === 'open' ? `<a href="${escaped(piece.attributes.get('href') ?? '#')}">` : '</a>'
      else if (INLINE.test(piece.tag)) text += piece.kind === 'open' ? `<${piece.tag}>` : piece.tag === 'br' ? '' : `</${piece.tag}>`
      else if (BLOCK.test(piece.tag) || this.#beginsWord(at)) text += ' '
    }
    return text.replace(/\s+/g, ' ').trim()
  }

  #source = (from: number, to: number): string =>
    this.#html.slice(this.#pieces[from]?.start ?? 0, this.#pieces[to]?.start ?? this.#html.length)

  /** What stands in an element, as blocks. */
  #within(from: number, to: number): string {
    return new PlainWriter(this.#source(from, to), this.#find).blocks().join('\n')
  }

  #list(tag: 'ul' | 'ol', at: number, end: number): number {
    const items = itemsOf(this.#source(at, end), this.#find)
    return items ? this.#block(core.list(`<${tag}>${items}</${tag}>`, tag === 'ol'), end) : end
  }

  #picture(attributes: Opening['attributes'], end: number): number {
    const place = this.#find(attributes.get('src') ?? '')
    return place ? this.#block(core.image(place, attributes.get('alt') ?? '', { href: this.#link, width: this.#width }), end) : end
  }

  #film(address: string, end: number): number {
    const place = this.#find(address)
    if (place) return this.#block(core.film(place), end)
    return /youtube|youtu\.be|vimeo/i.test(address) ? this.#block(core.embed(address), end) : end
  }

  #details(at: number, end: number): number {
    const summary = this.#pieces.findIndex((piece, index) => index > at && index < end && piece.kind === 'open' && piece.tag === 'summary')
    const summaryEnd = this.#ends.get(summary) ?? at
    const title = summary < 0 ? '' : this.#inline(summary + 1, summaryEnd)
    return this.#block(core.details(title, this.#within(Math.max(summaryEnd, at) + 1, end)), end)
  }

  /** The words below the picture that came last, or a line where there is none. */
  #caption(at: number, end: number): number {
    this.#endLine()
    const words = this.#inline(at + 1, end)
    const last = this.#blocks.at(-1)
    if (last?.startsWith('<!-- wp:image') && !last.includes('<figcaption'))
      this.#blocks[this.#blocks.length - 1] = last.replace(
        '</figure>',
        `<figcaption class="wp-element-caption">${words}</figcaption></figure>`,
      )
    else if (words) this.#blocks.push(core.paragraph(words))
    return end
  }

  /** A link of words stands in its line; of one that holds more, such as a card, everything leads there. */
  #anchor(href: string, at: number, end: number): number {
    if (!this.#holds(RICH, at, end)) {
      const words = this.#inline(at + 1, end)
      // Links that only styles keep apart are words of their own.
      if (wordsIn(words)) this.#line += `${this.#line.endsWith('</a>') ? ' ' : ''}<a href="${escaped(href)}">${words}</a>`
      return end
    }
    this.#endLine()
    this.#link = href
    this.#walk(at + 1, end)
    this.#endLine()
    this.#link = ''
    return end
  }
}

const wordsIn = (html: string): boolean => readHtml(html).some((piece) => piece.kind === 'text' && piece.text.trim() !== '')

/** The entries of a plain list, with the lists below them. */
function itemsOf(html: string, find: FindMedia): string {
  const pieces = readHtml(html)
  const ends = endsIn(pieces)
  let items = ''
  for (let at = 1; at < pieces.length; at++) {
    const piece = pieces[at]!
    if (piece.kind !== 'open' || piece.tag !== 'li') continue
    const end = ends.get(at) ?? pieces.length
    const inner = html.slice(piece.end, pieces[end]?.start ?? html.length)
    const words = new PlainWriter(inner, find).words()
    if (words) items += `<li>${words}</li>`
    at = end
  }
  return items
}

/** Where elements end that do, which may hold others of their name; all found in one pass. */
function endsIn(pieces: readonly HtmlPiece[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>()
  const ends = new Map<number, number>()
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'text') continue
    const same = open.get(piece.tag) ?? []
    const begun = piece.kind === 'close' ? same.pop() : undefined
    if (begun !== undefined) ends.set(begun, at)
    if (piece.kind === 'open') same.push(at)
    open.set(piece.tag, same)
  }
  return ends
}
