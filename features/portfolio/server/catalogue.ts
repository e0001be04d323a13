import type { Taxonomy } from '../item'
import type { TermRow } from './terms.store'
import { Vocabulary } from './vocabulary'
import { wordsOf } from './words'

/** What is known of every published item, in the owner's order. */
export type Entry = { readonly id: number; readonly terms: readonly number[]; readonly words: string }

export type Choice = {
  /** What the owner configured: one of each list that is not empty. */
  readonly within: Readonly<Record<Taxonomy, readonly number[]>>
  /** What the visitor chose: slugs or numbers. */
  readonly chosen: Readonly<Record<Taxonomy, string>>
  readonly q: string
}

type Counted = { readonly all: number; readonly terms: readonly { readonly term: TermRow; readonly count: number }[] }
export type Found = {
  /** Numbers of the items that fit, in the owner's order. */
  readonly ids: readonly number[]
  readonly category: Counted
  readonly other: Counted
  readonly corrected: string
}

const groups = ['category', 'other', 'tag'] as const

/**
 * The published items in memory, for filters, counts and search. A portfolio is small, so that all of it is looked at for
 * every question; that is still faster than the database, and costs the same wherever a page lies.
 */
export class Catalogue {
  readonly #entries: readonly Entry[]
  readonly #terms: readonly TermRow[]
  readonly #vocabulary: Vocabulary
  /** Terms that a published item has. */
  readonly #used: ReadonlySet<number>

  constructor(entries: readonly Entry[], terms: readonly TermRow[]) {
    this.#entries = entries
    this.#terms = terms
    this.#used = new Set(entries.flatMap((entry) => entry.terms))
    const names = new Map(terms.map((term) => [term.id, term.name]))
    this.#vocabulary = new Vocabulary()
    for (const [place, entry] of entries.entries()) {
      const named = entry.terms.map((id) => names.get(id)).join(' ')
      for (const word of wordsOf(`${entry.words} ${named}`)) this.#vocabulary.add(word, place)
    }
    this.#vocabulary.seal()
  }

  find(choice: Choice): Found {
    const { places, corrected } = this.#search(choice.q)
    const chosen = groups.map((group) => this.#chosen(group, choice.chosen[group]))
    const within = groups.map((group) => new Set(choice.within[group])).filter(({ size }) => size > 0)
    const ids: number[] = []
    const counts = [new Map<number, number>(), new Map<number, number>()] as const
    const all = [0, 0]
    for (let place = 0; place < this.#entries.length; place++) {
      if (places && !places[place]) continue
      const { id, terms } = this.#entries[place]!
      if (!within.every((wanted) => terms.some((term) => wanted.has(term)))) continue
      const fits = chosen.map((term) => term === undefined || terms.includes(term))
      if (fits[0] && fits[1] && fits[2]) ids.push(id)
      // A group's counts say what another choice in it would find: everything but the group itself has to fit.
      for (const group of [0, 1] as const) {
        if (!fits[2] || !fits[1 - group]) continue
        all[group]!++
        for (const term of terms) counts[group].set(term, (counts[group].get(term) ?? 0) + 1)
      }
    }
    const counted = (group: 0 | 1): Counted => ({ all: all[group]!, terms: this.#offered(groups[group], choice, counts[group]) })
    return { ids, corrected, category: counted(0), other: counted(1) }
  }

  /** The neighbours of an item in the owner's order. */
  around(id: number): { readonly previous: number | undefined; readonly next: number | undefined } {
    const place = this.#entries.findIndex((entry) => entry.id === id)
    return { previous: this.#entries[place - 1]?.id, next: place < 0 ? undefined : this.#entries[place + 1]?.id }
  }

  /** A term that is not there fits no item. */
  #chosen(group: Taxonomy, chosen: string): number | undefined {
    if (!chosen) return undefined
    const term = this.#terms.find(({ taxonomy, slug }) => taxonomy === group && slug === chosen)
    return (term ?? this.#terms.find(({ taxonomy, id }) => taxonomy === group && String(id) === chosen))?.id ?? -1
  }

  #offered(group: Taxonomy, { within }: Choice, counts: ReadonlyMap<number, number>): Counted['terms'] {
    const wanted = within[group]
    return this.#terms
      .filter(({ id, taxonomy }) => taxonomy === group && this.#used.has(id) && (!wanted.length || wanted.includes(id)))
      .map((term) => ({ term, count: counts.get(term.id) ?? 0 }))
  }

  /** Every word has to be in an item, or begin a word of it. One that no item has is taken for the nearest that some have. */
  #search(q: string): { places: Uint8Array | undefined; corrected: string } {
    const words = wordsOf(q).slice(0, MOST_WORDS)
    if (!words.length) return { places: q.trim() ? new Uint8Array(this.#entries.length) : undefined, corrected: '' }
    const meant = words.map((word) => (this.#vocabulary.startingWith(word) ? word : (this.#vocabulary.nearest(word) ?? word)))
    const counts = new Uint8Array(this.#entries.length)
    for (const [index, word] of meant.entries())
      for (const held of this.#vocabulary.startingWith(word) ?? []) for (const place of held) if (counts[place] === index) counts[place]!++
    const places = counts.map((count) => (count === meant.length ? 1 : 0))
    const corrected = meant.some((word, index) => word !== words[index]) ? meant.join(' ') : ''
    return { places, corrected }
  }
}

const MOST_WORDS = 12
