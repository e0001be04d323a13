import type { TermRow } from '../terms.store'

type Entry = { readonly terms: readonly number[] }

/** Terms of all items, as numbers that lie side by side: looking at all of them is what every question costs. */
export class Rows {
  readonly length: number
  readonly #starts: Uint32Array
  readonly #flat: Uint32Array
  readonly #places: ReadonlyMap<number, number>

  constructor(entries: readonly Entry[], terms: readonly TermRow[]) {
    this.length = entries.length
    this.#places = new Map(terms.map(({ id }, place) => [id, place]))
    const known = entries.map((entry) => entry.terms.flatMap((id) => this.#places.get(id) ?? []))
    this.#starts = new Uint32Array(entries.length + 1)
    for (const [row, places] of known.entries()) this.#starts[row + 1] = this.#starts[row]! + places.length
    this.#flat = Uint32Array.from(known.flat())
  }

  /** The place of a term in the counts; of one that is not there, a place that no item has. */
  placeOf = (id: number): number => this.#places.get(id) ?? this.#places.size

  /** Marks terms: 1 at the place of each. */
  marksOf(ids: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.#places.size + 1)
    for (const id of ids) marks[this.placeOf(id)] = 1
    return marks
  }

  /** Whether an item has one of the marked terms. */
  hasMarked(row: number, marks: Uint8Array): boolean {
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) if (marks[this.#flat[at]!]) return true
    return false
  }

  has(row: number, place: number): boolean {
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) if (this.#flat[at] === place) return true
    return false
  }

  count(row: number, counts: Uint32Array): void {
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) counts[this.#flat[at]!]!++
  }

  countless = (): Uint32Array => new Uint32Array(this.#places.size + 1)
}
