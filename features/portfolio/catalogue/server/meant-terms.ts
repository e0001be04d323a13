import { fold } from '@frontage/kit/text'
import type { Taxonomy } from '../../item'
import type { TermRow } from '../../server/terms.store'

type Named = { readonly ids: readonly number[]; readonly names: readonly string[] }

/**
 * The terms that a block names by number and name. A page of another system numbers its own, so where the number is of another
 * term here, or of none, the term of that name is meant; a name that nobody has changes nothing.
 */
export const meantTerms = (taxonomy: Taxonomy, { ids, names }: Named, terms: ReadonlyMap<number, TermRow>): readonly number[] =>
  ids.map((id, place) => {
    const name = fold(names[place] ?? '').trim()
    const isIt = (term: TermRow | undefined): boolean => term?.taxonomy === taxonomy && fold(term.name) === name
    return !name || isIt(terms.get(id)) ? id : ([...terms.values()].find(isIt)?.id ?? id)
  })
