/** What PHP's `serialize` writes, as far as it is read: scalars, and arrays as maps. A stdClass is a map as well; every other object is not read. */
export type Serialized = string | number | boolean | null | SerializedMap
export type SerializedMap = ReadonlyMap<string, Serialized>

/** Thrown for what `serialize` would not write, for what is deeper or longer than any plugin writes, and for objects. */
export class BadSerialized extends Error {
  override readonly name = 'BadSerialized'
}

const DEEPEST = 64
const MOST_VALUES = 200_000

/**
 * Reads what PHP serialised. Lengths count bytes in UTF-8; where a text was changed without them, as careless moves to another domain do, its
 * end is looked for. Nothing is ever made of an object but a map, and of no class but stdClass.
 */
export function readSerialized(text: string): Serialized {
  const reader = new SerializedReader(Buffer.from(text))
  return reader.whole()
}

/** The same of an array, by name; empty where there is none, or it cannot be read. */
export function serializedRecord(text = ''): SerializedMap {
  if (!/^[aO]:/.test(text)) return new Map()
  try {
    const value = readSerialized(text)
    return value instanceof Map ? value : new Map()
  } catch (reason) {
    if (reason instanceof BadSerialized) return new Map()
    throw reason
  }
}

/** The texts of a value: one, or those of a list. Numbers, and what is true, are texts as PHP writes them. */
export const serializedTexts = (value: Serialized | undefined): string[] =>
  (value instanceof Map ? [...value.values()] : [value]).flatMap((each) => {
    if (typeof each === 'string') return each ? [each] : []
    return each === true ? ['1'] : typeof each === 'number' ? [String(each)] : []
  })

class SerializedReader {
  readonly #bytes: Buffer
  #at = 0
  #left = MOST_VALUES

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  whole(): Serialized {
    const value = this.#value(0)
    if (this.#bytes.subarray(this.#at).toString().trim()) throw this.#bad()
    return value
  }

  #value(depth: number): Serialized {
    if (depth > DEEPEST || this.#left-- <= 0) throw new BadSerialized('nested too deeply, or too long')
    const kind = this.#bytes.toString('latin1', this.#at, this.#at + 2)
    this.#at += 2
    if (kind === 'N;') return null
    if (kind === 'b:') return this.#until(';') === '1'
    if (kind === 'i:' || kind === 'd:') return this.#number()
    if (kind === 's:') return this.#string()
    if (kind === 'a:') return this.#map(depth)
    if (kind === 'O:') return this.#object(depth)
    throw this.#bad()
  }

  #number(): number {
    const text = this.#until(';')
    const value = text === 'INF' ? Infinity : text === '-INF' ? -Infinity : Number(text)
    if (text === '' || (Number.isNaN(value) && text !== 'NAN')) throw this.#bad()
    return value
  }

  /** `5:"hello";` */
  #string(): string {
    const length = this.#length()
    this.#expect('"')
    const end = this.#bytes.toString('latin1', this.#at + length, this.#at + length + 2) === '";' ? this.#at + length : this.#endOfText()
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end + 2
    return text
  }

  /** Where a text ends whose length is not its own: before the first `";` behind which something begins or ends. */
  #endOfText(): number {
    for (let end = this.#bytes.indexOf('";', this.#at); end >= 0; end = this.#bytes.indexOf('";', end + 1))
      if (/^(?:$|\}|N;|[bidsaOC]:)/.test(this.#bytes.toString('latin1', end + 2, end + 4))) return end
    throw this.#bad()
  }

  /** `2:{…}` */
  #map(depth: number): SerializedMap {
    const count = this.#length()
    this.#expect('{')
    const found = new Map<string, Serialized>()
    for (let index = 0; index < count; index++) {
      const key = this.#value(depth + 1)
      if (typeof key !== 'string' && typeof key !== 'number') throw this.#bad()
      found.set(String(key), this.#value(depth + 1))
    }
    this.#expect('}')
    return found
  }

  /** `8:"stdClass":2:{…}` */
  #object(depth: number): SerializedMap {
    const length = this.#length()
    this.#expect('"')
    const name = this.#bytes.toString('latin1', this.#at, this.#at + length)
    if (name !== 'stdClass') throw new BadSerialized(`an object of the class ${name.slice(0, 60)} is not read`)
    this.#at += length
    this.#expect('":')
    return this.#map(depth)
  }

  #length(): number {
    const text = this.#until(':')
    if (!/^\d{1,9}$/.test(text) || Number(text) > this.#bytes.length) throw this.#bad()
    return Number(text)
  }

  #until(sign: string): string {
    const end = this.#bytes.indexOf(sign, this.#at)
    if (end < 0 || end - this.#at > 40) throw this.#bad()
    const text = this.#bytes.toString('latin1', this.#at, end)
    this.#at = end + 1
    return text
  }

  #expect(signs: string): void {
    if (this.#bytes.toString('latin1', this.#at, this.#at + signs.length) !== signs) throw this.#bad()
    this.#at += signs.length
  }

  #bad = (): BadSerialized => new BadSerialized(`not what PHP serialises, at byte ${this.#at}`)
}
