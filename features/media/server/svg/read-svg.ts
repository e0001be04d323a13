import { Refusal } from '@frontage/kit/wire/refusal'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { messages } from '../../messages'
import { DEEPEST, MOST_ELEMENTS, MOST_SVG_BYTES } from './svg-rules'

/** An element of a file, and what is in it; attributes by their local names. */
export type SvgElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (SvgElement | string)[]
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

export const svgRefusal = (text: string, status = 422): Refusal => new Refusal('not-a-drawing', text, { status, field: 'file' })

/** Whether a file may be an SVG: it begins as markup does. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart()
  return start.startsWith('<')
}

/**
 * The elements of an SVG file. It is read as strict XML: no entities but the built-in ones, nothing fetched. What other programs wrote
 * for themselves, under names of their own, is left out with all it holds. Throws a Refusal for everything that is no such file, or
 * beyond the bounds.
 */
export function readSvg(bytes: Uint8Array): SvgElement {
  if (bytes.byteLength > MOST_SVG_BYTES) throw svgRefusal(messages.svgTooLarge, 413)
  const reading = new Reading()
  const root = reading.read(textOf(bytes))
  if (root?.name !== 'svg') throw svgRefusal(messages.svgBroken)
  return root
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw svgRefusal(messages.svgBroken)
  }
}

class Reading {
  readonly #open: SvgElement[] = []
  #root: SvgElement | undefined
  /** How deep it is in something that is left out. */
  #foreign = 0
  #count = 0

  read(text: string): SvgElement | undefined {
    const parser = new SaxesParser({ xmlns: true, position: false })
    parser.on('error', () => {
      throw svgRefusal(messages.svgBroken)
    })
    // One that only names the standard says nothing; one that declares entities could grow without end.
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw svgRefusal(messages.svgEntities)
    })
    parser.on('opentag', (tag) => this.#enter(tag))
    parser.on('closetag', () => this.#leave())
    parser.on('text', (words) => this.#addText(words))
    parser.on('cdata', (words) => this.#addText(words))
    parser.write(text).close()
    return this.#root
  }

  #enter({ local, uri, attributes }: SaxesTagNS): void {
    if (++this.#count > MOST_ELEMENTS || this.#open.length + this.#foreign >= DEEPEST) throw svgRefusal(messages.svgTooMuch)
    if (this.#foreign || (uri !== SVG && uri !== '')) {
      this.#foreign++
      return
    }
    const own = Object.values(attributes).filter(({ name, prefix, uri: from }) => (prefix === '' && name !== 'xmlns') || from === XLINK)
    const element: SvgElement = { name: local, attributes: new Map(own.map((one) => [one.local, one.value])), children: [] }
    this.#open.at(-1)?.children.push(element)
    this.#root ??= element
    this.#open.push(element)
  }

  #leave(): void {
    if (this.#foreign) this.#foreign--
    else this.#open.pop()
  }

  #addText(words: string): void {
    if (!this.#foreign) this.#open.at(-1)?.children.push(words)
  }
}
