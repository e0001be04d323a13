import { SaxesParser } from 'saxes'
import { unreadable } from './messages.gaps'

export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Characters that one tag may have; more than any export writes. */
const LONGEST_TAG = 64 * 1024
const DEEPEST = 20

/** What exports hold although XML forbids it: it stays text as it stands. */
const tolerated = [
  'disallowed character.',
  'undefined entity.',
  'malformed character entity.',
  'the string "]]>" is disallowed in char data.',
]

/** Thrown for what is no XML, for depths and tags that no export has, and for document types, which could declare entities. */
export class BadXml extends Error {
  override readonly name = 'BadXml'
}

const noExport = (line: number): BadXml => new BadXml(unreadable.other(line))

const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** Reads XML piece by piece. It knows no entities but the built-in ones and fetches nothing. */
export class XmlReader {
  readonly #parser = new SaxesParser({ position: false, xmlns: false })
  #events: XmlEvent[] = []
  #isBegun = false
  #half = ''
  #depth = 0
  /** Where the tag begins that is being read. */
  #tagAt: number | undefined
  /** Characters that were read so far: between two pieces the parser does not say where it is. */
  #length = 0

  constructor() {
    const parser = this.#parser
    parser.on('error', (reason) => {
      if (!tolerated.includes(reason.message)) throw noExport(parser.line)
    })
    parser.on('doctype', () => {
      throw new BadXml(unreadable.documentType)
    })
    parser.on('opentagstart', () => {
      if (++this.#depth > DEEPEST) throw noExport(parser.line)
      this.#tagAt = parser.position
    })
    parser.on('opentag', ({ name, attributes }) => {
      this.#refuseLongTag(parser.position)
      this.#tagAt = undefined
      this.#events.push({ kind: 'open', name, attributes })
    })
    parser.on('closetag', ({ name }) => {
      this.#depth--
      this.#events.push({ kind: 'close', name })
    })
    parser.on('text', (text) => this.#addText(text))
    parser.on('cdata', (text) => this.#addText(text))
  }

  /** What the next piece of the file holds; what is not complete yet waits for the one behind it. */
  push(piece: string, isLast = false): XmlEvent[] {
    const whole = this.#wholeCharacters(piece, isLast)
    // Exports of sites with a careless plug-in begin with empty lines.
    const text = this.#isBegun ? whole : whole.trimStart()
    this.#isBegun ||= text !== ''
    if (text) this.#parser.write(text)
    this.#length += text.length
    this.#refuseLongTag(this.#length)
    if (isLast) this.#parser.close()
    const events = this.#events
    this.#events = []
    return events
  }

  /** The first half of a character waits for the other one; half a character alone is a sign for what cannot be shown. */
  #wholeCharacters(piece: string, isLast: boolean): string {
    const text = this.#half + piece
    this.#half = !isLast && isFirstHalf(text.charCodeAt(text.length - 1)) ? text.slice(-1) : ''
    return text.slice(0, text.length - this.#half.length).toWellFormed()
  }

  #refuseLongTag(position: number): void {
    if (this.#tagAt !== undefined && position - this.#tagAt > LONGEST_TAG) throw noExport(this.#parser.line)
  }

  /** No text of ours has a NUL. */
  #addText(text: string): void {
    this.#events.push({ kind: 'text', text: text.replaceAll('\0', '') })
  }
}
