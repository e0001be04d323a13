import { BadSerialized, readSerialized, type Serialized } from '@frontage/kit/wordpress/export/serialized.server'

const DEEPEST = 64

/** What a builder of pages stores of one of its parts, read by name; whatever is missing is empty. */
export class BuilderSettings {
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

  /** A text, or a number as one. */
  text(name: string): string {
    const value = this.#at(name)
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  }

  /** The first of these that says anything. */
  first(...names: readonly string[]): string {
    return names.map((name) => this.text(name)).find(Boolean) ?? ''
  }

  number(name: string): number {
    return Number.parseFloat(this.text(name)) || 0
  }

  part(name: string): BuilderSettings {
    return new BuilderSettings(this.#at(name))
  }

  /** The parts of a list, or of a record, in their order. */
  list(name?: string): BuilderSettings[] {
    const value = name === undefined ? this.#value : this.#at(name)
    return value instanceof Map ? [...value.values()].map((each) => new BuilderSettings(each)) : []
  }

  /** The texts of a list. */
  texts(name: string): string[] {
    const value = this.#at(name)
    return value instanceof Map
      ? [...value.values()].flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []))
      : []
  }
}

/** What PHP serialised; undefined where it cannot be read. */
export function serializedSettings(text: string): BuilderSettings | undefined {
  try {
    return new BuilderSettings(readSerialized(text))
  } catch (reason) {
    if (reason instanceof BadSerialized) return undefined
    throw reason
  }
}

/** JSON; undefined where it cannot be read. Some exports hold it with a backslash before each quotation mark. */
export function jsonSettings(text: string): BuilderSettings | undefined {
  for (const each of [text, text.replaceAll('\\"', '"').replaceAll('\\\\', '\\')])
    try {
      return new BuilderSettings(mapOf(JSON.parse(each), 0))
    } catch {}
  return undefined
}

function mapOf(value: unknown, depth: number): Serialized {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null
  return new Map(Object.entries(value).map(([name, each]) => [name, mapOf(each, depth + 1)]))
}
