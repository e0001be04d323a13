import { languagesOf, placeNow } from '@frontage/kit/say'
import type { Taxonomy } from '../../item'
import type { OwnerTerm } from '../../wire.admin'

/** A term at its place: how deep it stands, and its name with those above it. */
export type TermLine = OwnerTerm & { readonly depth: number; readonly path: string }

/** The terms of one way of sorting, each behind the one that it stands below; by name within the same. */
export function termLines(terms: readonly OwnerTerm[], taxonomy: Taxonomy): TermLine[] {
  const all = terms.filter((term) => term.taxonomy === taxonomy)
  const known = new Set(all.map(({ id }) => id))
  const linesBelow = (parent: number, depth: number, above: string): TermLine[] =>
    all
      .filter((term) => (known.has(term.parent) ? term.parent : 0) === parent)
      .toSorted((a, b) => a.name.localeCompare(b.name, languagesOf(placeNow())))
      .flatMap((term) => {
        const path = above ? `${above} › ${term.name}` : term.name
        return [{ ...term, depth, path }, ...linesBelow(term.id, depth + 1, path)]
      })
  return linesBelow(0, 0, '')
}

/** What a term may stand below: neither itself nor anything below it. */
export function possibleParents(lines: readonly TermLine[], id: number): TermLine[] {
  const below = new Set([id])
  for (const line of lines) if (below.has(line.parent)) below.add(line.id)
  return id === 0 ? [...lines] : lines.filter((line) => !below.has(line.id))
}
