import { decoded } from '@frontage/kit/text-of-html.server'

export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Bytes that one tag may have; more than any export writes. */
const LONGEST_TAG = 64 * 1024

/** Thrown for files that declare entities or document types: no export does, and those who do mean harm. */
export class BadXml extends Error {
  override readonly name = 'BadXml'
}

/** Reads XML piece by piece. It knows no entities but the built-in ones and fetches nothing. */
export class XmlReader {
  #rest = ''

  /** What the next piece of the file holds; what is not complete yet waits for the one behind it. */
  push(piece: string, isLast = false): XmlEvent[] {
    this.#rest += piece
    const events: XmlEvent[] = []
    for (let read = this.#next(isLast); read; read = this.#next(isLast)) {
      this.#rest = this.#rest.slice(read.length)
      events.push(...(read.event ?? []))
    }
    return events
  }

  #next(isLast: boolean): { length: number; event?: readonly XmlEvent[] } | undefined {
    const rest = this.#rest
    if (!rest) return undefined
    if (rest[0] !== '<') {
      const end = rest.indexOf('<')
      if (end < 0 && !isLast) return undefined
      const text = end < 0 ? rest : rest.slice(0, end)
      return { length: text.length, event: [{ kind: 'text', text: decoded(text) }] }
    }
    if (rest.startsWith('<![CDATA[')) return this.#until(']]>', (inside) => [{ kind: 'text', text: inside.slice(9) }])
    if (rest.startsWith('<!--')) return this.#until('-->', () => [])
    if (rest.startsWith('<?')) return this.#until('?>', () => [])
    if (/^<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(rest)) throw new BadXml('a file with a document type (DOCTYPE) cannot be read')
    return this.#tag(rest, isLast)
  }

  #until(end: string, eventsOf: (inside: string) => readonly XmlEvent[]): { length: number; event?: readonly XmlEvent[] } | undefined {
    const at = this.#rest.indexOf(end)
    return at < 0 ? undefined : { length: at + end.length, event: eventsOf(this.#rest.slice(0, at)) }
  }

  #tag(rest: string, isLast: boolean): { length: number; event?: readonly XmlEvent[] } | undefined {
    const match = /^<(\/?)([A-Za-z_][\w:.-]{0,100})((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/.exec(rest.slice(0, LONGEST_TAG))
    if (!match) {
      if (rest.length > LONGEST_TAG || isLast || rest.indexOf('>') > 0) throw new BadXml('this is not a WordPress export file')
      return undefined
    }
    const [whole, slash, name = '', attributes = '', self] = match
    const close: XmlEvent = { kind: 'close', name }
    if (slash) return { length: whole.length, event: [close] }
    const open: XmlEvent = { kind: 'open', name, attributes }
    return { length: whole.length, event: self ? [open, close] : [open] }
  }
}

/** The value of an attribute; empty when there is none. */
export function attributeOf(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return decoded(double ?? single ?? '')
}
