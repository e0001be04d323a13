import { BadSerialized, readSerialized, type Serialized } from './serialized.server'

const DEEPEST = 64
/** Stands before numbers among names while JSON is parsed: JavaScript would put those first, and their order counts. */
const MARK = '\uE000'

/** What a plugin or a theme of WordPress stored, read by name; whatever is missing is empty. */
export class WordPressSettings {
  readonly #value: Serialized

  constructor(value: Serialized = null) {
    this.#value = value
  }

  get isEmpty(): boolean {
    return !(this.#value instanceof Map) || this.#value.size === 0
  }

  #at(name: string): Serialized {
    return this.#value instanceof Map ? (this.#value.get(name) ?? null) : null
  }

  has(name: string): boolean {
    return this.#value instanceof Map && this.#value.has(name)
  }

  names(): string[] {
    return this.#value instanceof Map ? [...this.#value.keys()] : []
  }

  /** A text, or a number as one. */
  text(name: string): string {
    const value = this.#at(name)
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  }

  /** The first of these that says anything. */
  first(...names: readonly string[]): string {
    return names.map((name) => this.text(name)).find(Boolean) ?? ''
  }

  /** Whether a switch is on, in any of the ways in which plugins write that. */
  isOn(name: string): boolean {
    const value = this.#at(name)
    return value === true || (typeof value === 'number' && value !== 0) || /^(?:1|on|yes|true|enabled)$/i.test(this.text(name))
  }

  number(name: string): number {
    return Number.parseFloat(this.text(name)) || 0
  }

  part(name: string): WordPressSettings {
    return new WordPressSettings(this.#at(name))
  }

  /** The parts of a list, or of a record, in their order. */
  list(name?: string): WordPressSettings[] {
    const value = name === undefined ? this.#value : this.#at(name)
    return value instanceof Map ? [...value.values()].map((each) => new WordPressSettings(each)) : []
  }

  /** The texts of a list. */
  texts(name: string): string[] {
    const value = this.#at(name)
    return value instanceof Map
      ? [...value.values()].flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []))
      : []
  }

  /** As JSON, for `jsonSettings`; what was a list is a record of numbers. */
  json(): string {
    return jsonOf(this.#value)
  }

  /** The same with others beside what is there; those that are there already are replaced. */
  with(others: Iterable<readonly [string, WordPressSettings]>): WordPressSettings {
    const own = this.#value instanceof Map ? this.#value : []
    return new WordPressSettings(new Map([...own, ...[...others].map(([name, { value }]) => [name, value] as const)]))
  }

  get value(): Serialized {
    return this.#value
  }
}

const jsonOf = (value: Serialized): string =>
  value instanceof Map
    ? `{${[...value].map(([name, each]) => `${JSON.stringify(name)}:${jsonOf(each)}`).join(',')}}`
    : JSON.stringify(value)

/** What PHP serialised; undefined where it cannot be read. */
export function serializedSettings(text: string): WordPressSettings | undefined {
  try {
    return new WordPressSettings(readSerialized(text))
  } catch (reason) {
    if (reason instanceof BadSerialized) return undefined
    throw reason
  }
}

/** JSON; undefined where it cannot be read. Some exports hold it with a backslash before each quotation mark. */
export function jsonSettings(text: string): WordPressSettings | undefined {
  for (const each of [text, text.replaceAll('\\"', '"').replaceAll('\\\\', '\\')])
    try {
      // What is no JSON is not looked through for names.
      JSON.parse(each)
      return new WordPressSettings(mapOf(JSON.parse(withMarks(each)), 0))
    } catch {}
  return undefined
}

/** Goes from one text of the JSON to the next: those that are names, and numbers, get a mark. */
function withMarks(json: string): string {
  const pieces: string[] = []
  let at = 0
  for (let open = json.indexOf('"'); open >= 0; open = json.indexOf('"', at)) {
    const close = endOfText(json, open)
    const isNumber = /^\d{1,15}$/.test(json.slice(open + 1, Math.min(close, open + 17)))
    pieces.push(json.slice(at, open + 1), isNumber && isName(json, close) ? MARK : '', json.slice(open + 1, close + 1))
    at = close + 1
  }
  return pieces.join('') + json.slice(at)
}

function endOfText(json: string, open: number): number {
  let at = open + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}

function isName(json: string, close: number): boolean {
  let at = close + 1
  while (/\s/.test(json[at] ?? '')) at++
  return json[at] === ':'
}

function mapOf(value: unknown, depth: number): Serialized {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null
  return new Map(Object.entries(value).map(([name, each]) => [name.startsWith(MARK) ? name.slice(1) : name, mapOf(each, depth + 1)]))
}
