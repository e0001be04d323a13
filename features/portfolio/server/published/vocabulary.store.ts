import { nextTurn } from '@frontage/kit/turns.server'
import type { Kysely } from 'kysely'
import type { PortfolioTables } from '../portfolio.tables'
import type { TermRow } from '../terms.store'
import type { Entry } from './catalogue'
import { Vocabulary } from './vocabulary'
import { foldedWordsOf, wordsOf } from './words'

/** Characters of a content that search looks into. */
const SEARCHED = 2000
/** Items whose words are read before others get their turn. */
const AT_ONCE = 500

/** The words of all items, each at its place among them, with those of its terms. */
export async function readVocabulary(
  db: Kysely<PortfolioTables>,
  entries: readonly Entry[],
  terms: readonly TermRow[],
): Promise<Vocabulary> {
  const vocabulary = new Vocabulary()
  const named = new Map(terms.map(({ id, name }) => [id, wordsOf(name)]))
  const byId = entries.map((entry, place) => ({ ...entry, place })).toSorted((one, other) => one.id - other.id)
  for (let start = 0; start < byId.length; start += AT_ONCE) {
    if (start) await nextTurn()
    const part = byId.slice(start, start + AT_ONCE)
    const texts = new Map((await textsFrom(db, part[0]!.id, part.at(-1)!.id)).map((row) => [row.id, row]))
    for (const { id, place, terms: own } of part) {
      const add = (word: string): void => vocabulary.add(word, place)
      const { found_title = '', found_excerpt = '', content = '', site_type = '' } = texts.get(id) ?? {}
      for (const word of foldedWordsOf(`${found_title} ${found_excerpt} ${content}`)) add(word)
      for (const word of wordsOf(site_type)) add(word)
      for (const term of own) for (const word of named.get(term) ?? []) add(word)
    }
  }
  return vocabulary.seal()
}

/** By a stretch of numbers: hundreds of them by name take longer to ask for than to find. Drafts among them are passed over. */
const textsFrom = (db: Kysely<PortfolioTables>, first: number, last: number) =>
  db
    .selectFrom('portfolio_item')
    .select(({ fn, val }) => [
      ...(['id', 'found_title', 'found_excerpt', 'site_type'] as const),
      fn<string>('substr', ['found_content', val(1), val(SEARCHED)]).as('content'),
    ])
    .where('id', '>=', first)
    .where('id', '<=', last)
    .execute()
