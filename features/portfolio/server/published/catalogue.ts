import type { Taxonomy } from '../../item'
import type { TermRow } from '../terms.store'
import type { Sought } from './item-words'
import { Rows } from './rows'

/** What is known of every published item, in the owner's order. */
export type Entry = { readonly id: number; readonly terms: readonly number[] }

export type Choice = {
  /** What the owner configured: one of each list that is not empty. */
  readonly within: Readonly<Record<Taxonomy, readonly number[]>>
  /** What the visitor chose: slugs or numbers. */
  readonly chosen: Readonly<Record<Taxonomy, string>>
}

type Counted = { readonly all: number; readonly terms: readonly { readonly term: TermRow; readonly count: number }[] }
export type ItemResults = {
  /** Numbers of the items that fit, in the owner's order. */
  readonly ids: readonly number[]
  readonly category: Counted
  readonly other: Counted
  readonly corrected: string
}

const groups = ['category', 'other', 'tag'] as const

/**
 * The published items in memory, for filters and counts. A portfolio is small, so that all of it is looked at for
 * every question; that is still faster than the database, and costs the same wherever a page lies.
 */
export class Catalogue {
  readonly #entries: readonly Entry[]
  readonly #terms: readonly TermRow[]
  readonly #rows: Rows
  /** Terms that a published item has. */
  readonly #used: ReadonlySet<number>

  constructor(entries: readonly Entry[], terms: readonly TermRow[]) {
    this.#entries = entries
    this.#terms = terms
    this.#rows = new Rows(entries, terms)
    this.#used = new Set(entries.flatMap((entry) => entry.terms))
  }

  /** What fits the choice, among the items that a search left over. */
  find(choice: Choice, { places, corrected }: Sought): ItemResults {
    const rows = this.#rows
    const [category, other, tag] = groups.map((group) => this.#chosen(group, choice.chosen[group]))
    const within = groups.filter((group) => choice.within[group].length).map((group) => rows.marksOf(choice.within[group]))
    const ids: number[] = []
    const counts = { category: rows.countless(), other: rows.countless() }
    const all = { category: 0, other: 0 }
    for (let row = 0; row < rows.length; row++) {
      if (places && !places[row]) continue
      if (tag !== undefined && !rows.has(row, tag)) continue
      if (!within.every((marks) => rows.hasMarked(row, marks))) continue
      const fitsCategory = category === undefined || rows.has(row, category)
      const fitsOther = other === undefined || rows.has(row, other)
      if (fitsCategory && fitsOther) ids.push(this.#entries[row]!.id)
      // A group's counts say what another choice in it would find: everything but the group itself has to fit.
      if (fitsOther) all.category++
      if (fitsOther) rows.count(row, counts.category)
      if (fitsCategory) all.other++
      if (fitsCategory) rows.count(row, counts.other)
    }
    const counted = (group: 'category' | 'other'): Counted => ({ all: all[group], terms: this.#offered(group, choice, counts[group]) })
    return { ids, corrected, category: counted('category'), other: counted('other') }
  }

  /** The neighbours of an item in the owner's order. */
  around(id: number): { readonly previous: number | undefined; readonly next: number | undefined } {
    const place = this.#entries.findIndex((entry) => entry.id === id)
    return { previous: this.#entries[place - 1]?.id, next: place < 0 ? undefined : this.#entries[place + 1]?.id }
  }

  /** A term that is not there fits no item. */
  #chosen(group: Taxonomy, chosen: string): number | undefined {
    if (!chosen) return undefined
    const own = this.#terms.filter(({ taxonomy }) => taxonomy === group)
    const term = own.find(({ slug }) => slug === chosen) ?? own.find(({ id }) => String(id) === chosen)
    return this.#rows.placeOf(term?.id ?? -1)
  }

  #offered(group: Taxonomy, { within }: Choice, counts: Uint32Array): Counted['terms'] {
    const wanted = within[group]
    return this.#terms
      .filter(({ id, taxonomy }) => taxonomy === group && this.#used.has(id) && (!wanted.length || wanted.includes(id)))
      .map((term) => ({ term, count: counts[this.#rows.placeOf(term.id)]! }))
  }
}
