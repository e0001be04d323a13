import { type Token, Tokenizer, TokenizerMode } from 'parse5'

type Place = {
  /** Where it stands in the markup: from the first character to behind the last. */
  readonly start: number
  readonly end: number
}

/** A piece of markup, in the order in which it was written. Entities are read; names are small letters. */
export type HtmlPiece = Place &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string>; readonly isSelfClosing: boolean }
    | { readonly kind: 'close'; readonly tag: string }
  )

/** Elements in which markup is text, and how it ends. */
const textual: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  ...{ script: TokenizerMode.SCRIPT_DATA, plaintext: TokenizerMode.PLAINTEXT, title: TokenizerMode.RCDATA, textarea: TokenizerMode.RCDATA },
  ...{ style: TokenizerMode.RAWTEXT, xmp: TokenizerMode.RAWTEXT, iframe: TokenizerMode.RAWTEXT, noscript: TokenizerMode.RAWTEXT },
  ...{ noembed: TokenizerMode.RAWTEXT, noframes: TokenizerMode.RAWTEXT },
}
const FOREIGN = /^(?:svg|math)$/

/** What is no character of a text: controls, and what stands for something that could not be read. */
const NO_TEXT = /(?![\t\n\f\r])\p{Cc}|\ufffd/gu

/**
 * The one door through which the server reads markup: in time that grows with its length alone, however it was broken. It
 * builds no tree, so nothing is closed that was not written. A tag that never ends is text; comments are no piece.
 */
export function readHtml(html: string): readonly HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  let end = 0
  let foreign = 0

  const placeOf = (token: Token.Token): Place => {
    const { startOffset: start, endOffset } = token.location ?? { startOffset: end, endOffset: end }
    end = endOffset
    return { start, end }
  }
  const addText = (token: Token.CharacterToken): void => {
    const before = pieces.at(-1)
    const place = placeOf(token)
    const text = token.chars.replace(NO_TEXT, '')
    if (before?.kind === 'text' && before.end === place.start)
      pieces[pieces.length - 1] = { kind: 'text', text: before.text + text, start: before.start, end: place.end }
    else pieces.push({ kind: 'text', text, ...place })
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onComment: placeOf,
      onDoctype: placeOf,
      onStartTag: (token) => {
        const { tagName: tag, attrs, selfClosing: isSelfClosing } = token
        const attributes = new Map(attrs.map(({ name, value }) => [name, value.replace(NO_TEXT, '')]))
        pieces.push({ kind: 'open', tag, attributes, isSelfClosing, ...placeOf(token) })
        if (FOREIGN.test(tag) && !isSelfClosing) foreign++
        const mode = foreign === 0 && Object.hasOwn(textual, tag) ? textual[tag] : undefined
        if (mode !== undefined) tokenizer.state = mode
        tokenizer.inForeignNode = foreign > 0
      },
      onEndTag: (token) => {
        const { tagName: tag } = token
        pieces.push({ kind: 'close', tag, ...placeOf(token) })
        if (FOREIGN.test(tag) && foreign > 0) foreign--
        tokenizer.inForeignNode = foreign > 0
      },
      onEof: () => {
        if (end < html.length) pieces.push({ kind: 'text', text: html.slice(end).replace(NO_TEXT, ''), start: end, end: html.length })
      },
    },
  )
  tokenizer.write(html, true)
  return pieces
}

/** Elements of which not even the words are shown. */
const HIDDEN = /^(?:script|style|template|noscript|iframe|object|svg|math|title|textarea|select|head|xmp|plaintext)$/

/** The pieces that a visitor gets to read. An element that hides its words and never ends hides all that follows. */
export function* shownIn(html: string): Generator<HtmlPiece> {
  let hidden = ''
  let depth = 0
  for (const piece of readHtml(html)) {
    if (depth === 0 && piece.kind === 'open' && HIDDEN.test(piece.tag)) {
      hidden = piece.tag
      depth = FOREIGN.test(hidden) && piece.isSelfClosing ? 0 : 1
    } else if (depth === 0) yield piece
    else if (piece.kind !== 'text' && piece.tag === hidden) depth += piece.kind === 'open' ? 1 : -1
  }
}
