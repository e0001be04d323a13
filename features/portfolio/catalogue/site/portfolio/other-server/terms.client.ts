import { fold } from '@frontage/kit/text'
import { wordsIn } from './markup.client'

export type Term = { readonly id: number; readonly slug: string; readonly name: string; readonly count: number }

/** The terms of an answer of WordPress (facts, §1.5). Throws where it is none. */
export async function termsIn(response: Response): Promise<readonly Term[]> {
  const all: unknown = await response.json()
  if (!response.ok || !Array.isArray(all)) throw new TypeError(`no terms: ${response.status}`)
  return all.map(({ id, slug, name, count }: Readonly<Record<keyof Term, unknown>>) => ({
    ...{ id: Number(id), slug: String(slug), name: wordsIn(name), count: Number(count) },
  }))
}

/** The terms that a block names by number, `2,3`, and by name, one a line: where the number is of another term there, the one of that name is meant. */
export function idsOf(ids = '', names = '', terms: readonly Term[]): readonly number[] {
  const named = names.split('\n')
  return ids.split(',').flatMap((text, place) => {
    const id = Number(text)
    const name = fold(named[place] ?? '').trim()
    const isIt = (term: Term | undefined): boolean => term !== undefined && fold(term.name) === name
    if (!id) return []
    return name && !isIt(terms.find((term) => term.id === id)) ? [terms.find(isIt)?.id ?? id] : [id]
  })
}
