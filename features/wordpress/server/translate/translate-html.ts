import { type HtmlPiece, readHtml } from '@frontage/kit/html.server'
import { escaped, htmlOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { gaps } from '../../messages.gaps'
import type { PageBuilder } from './page-builder'
import type { Translation } from './page-parts'
import { styledWidth, widthOf } from './shown-width'
import { videoModule } from './video-module'

type Opening = Extract<HtmlPiece, { kind: 'open' }>

/** Elements whose words are never read. */
const HIDDEN = /^(?:script|style|template|noscript|object|svg|math|select|head|form)$/
const HEADING = /^h[1-6]$/

/** Markup as people wrote it, or as a builder of pages left it: texts become rich text, pictures and films blocks of their own, in their order. */
export function translateHtml(html: string, builder: PageBuilder, on: Translation): void {
  const reader = new HtmlTranslator(builder, on)
  for (const piece of readHtml(html)) reader.take(piece)
  reader.end()
}

class HtmlTranslator {
  readonly #builder: PageBuilder
  readonly #on: Translation
  #text = ''
  #hidden = ''
  #depth = 0
  #link = ''
  /** Attributes of the figure, or the caption, that it is in. */
  #figure: Opening['attributes'] = new Map()
  #caption: string | undefined
  #cells: string[] | undefined

  constructor(builder: PageBuilder, on: Translation) {
    this.#builder = builder
    this.#on = on
  }

  take(piece: HtmlPiece): void {
    if (this.#depth > 0) this.#pass(piece)
    else if (piece.kind === 'text') this.#add(escaped(piece.text))
    else if (piece.kind === 'open') this.#open(piece)
    else this.#close(piece.tag)
  }

  end(): void {
    const html = htmlOf(richTextOf(this.#text))
    this.#text = ''
    this.#builder.text(withoutEmpty(html))
  }

  #pass(piece: HtmlPiece): void {
    if (piece.kind !== 'text' && piece.tag === this.#hidden) this.#depth += piece.kind === 'open' ? 1 : -1
  }

  #add(html: string): void {
    if (this.#caption !== undefined) this.#caption += html
    else if (this.#cells?.length) this.#cells[this.#cells.length - 1] += html
    else this.#text += html
  }

  #open({ tag, attributes, isSelfClosing }: Opening): void {
    if (HIDDEN.test(tag) && !isSelfClosing) {
      if (tag === 'form') this.#on.gap(gaps.form)
      this.#hidden = tag
      this.#depth = 1
    } else if (tag === 'img') this.#picture(attributes)
    else if (tag === 'iframe' || tag === 'video' || tag === 'audio' || tag === 'embed') this.#media(tag, attributes)
    else if (tag === 'hr') this.#block(() => this.#builder.add({ block: 'separator', props: { look: 'line' } }))
    else if (tag === 'figcaption') this.#caption = ''
    else if (tag === 'figure') this.#openFigure(attributes)
    else if (tag === 'tr') this.#cells = []
    else if (tag === 'td' || tag === 'th') this.#cells?.push('')
    else if (tag === 'a') this.#openLink(attributes.get('href') ?? '')
    else this.#add(`<${HEADING.test(tag) ? levelOf(tag) : tag}>`)
  }

  #close(tag: string): void {
    if (tag === 'figcaption') this.#endCaption()
    else if (tag === 'figure') this.#closeFigure()
    else if (tag === 'tr') this.#endCells()
    else if (tag === 'a') {
      this.#link = ''
      this.#add('</a>')
    } else if (tag !== 'td' && tag !== 'th') this.#add(`</${HEADING.test(tag) ? levelOf(tag) : tag}>`)
  }

  #openFigure(attributes: Opening['attributes']): void {
    this.#figure = attributes
    this.#add('<figure>')
  }

  #closeFigure(): void {
    this.#figure = new Map()
    this.#add('</figure>')
  }

  #openLink(address: string): void {
    this.#link = this.#on.link(address) ?? ''
    this.#add(this.#link ? `<a href="${escaped(this.#link)}">` : '<a>')
  }

  /** What stands between texts. */
  #block(add: () => void): void {
    this.end()
    add()
  }

  #picture(attributes: Opening['attributes']): void {
    const of = (name: string): string => attributes.get(name)?.trim() ?? ''
    const id = /\bwp-image-(\d+)/.exec(of('class'))?.[1] ?? ''
    const url = of('src') || of('data-src') || of('data-lazy-src')
    const picture = this.#on.picture({ id, url, alt: of('alt'), width: Number(of('width')), height: Number(of('height')) })
    if (!picture && url && !url.startsWith('data:')) this.#on.gap(gaps.picture(url.slice(0, 200)))
    if (!picture) return
    const href = this.#link && !/\.(?:jpe?g|png|gif|webp|avif)$/i.test(this.#link) ? { href: this.#link } : {}
    const said = {
      widths: [styledWidth(of('style')), of('width'), styledWidth(this.#figure.get('style'))],
      classes: `${of('class')} ${this.#figure.get('class') ?? ''}`,
      url,
    }
    this.#block(() => this.#builder.add({ block: 'picture', props: { picture, caption: '', ...href, ...widthOf(said, picture) } }))
  }

  #media(tag: string, attributes: Opening['attributes']): void {
    const address = attributes.get('src')?.trim() ?? ''
    const module = videoModule(address, attributes.get('title') ?? '')
    if (module) this.#block(() => this.#builder.add(module))
    else if (address) {
      this.#on.gap((tag === 'iframe' ? gaps.frame : gaps.file)(address.slice(0, 200)))
      const href = this.#on.link(address)
      if (href) this.#add(`<p><a href="${escaped(href)}">${escaped(href)}</a></p>`)
    }
    if (tag === 'iframe' || tag === 'video' || tag === 'audio') {
      this.#hidden = tag
      this.#depth = 1
    }
  }

  /** The words below a picture are its caption; below anything else they are a paragraph. */
  #endCaption(): void {
    const html = this.#caption ?? ''
    this.#caption = undefined
    const words = wordsOf(html)
    if (!words || (!wordsOf(this.#text) && this.#builder.caption(words))) return
    this.#text += `<p>${html}</p>`
  }

  /** A row of a table, as one line. */
  #endCells(): void {
    const cells = (this.#cells ?? []).map((cell) => cell.replaceAll(/<\/?(?:p|div|br)>/g, ' ').trim()).filter(Boolean)
    this.#cells = undefined
    if (cells.length) this.#add(`<p>${cells.join(' · ')}</p>`)
  }
}

/** Without the links and paragraphs in which nothing was but a picture, which is a block of its own. */
const withoutEmpty = (html: string): string => html.replaceAll(/<a [^<>]*><\/a>/g, '').replaceAll('<p></p>', '')

/** The title of a page is its only heading of the first level; rich text knows three below it. */
const levelOf = (tag: string): string => (tag === 'h1' ? 'h2' : tag === 'h5' || tag === 'h6' ? 'h4' : tag)

/** What markup says, in one line. */
export const wordsOf = (html: string): string =>
  readHtml(html)
    .map((piece) => (piece.kind === 'text' ? piece.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
