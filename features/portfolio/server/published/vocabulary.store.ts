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
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    if (start) await nextTurn()
    const part = entries.slice(start, start + AT_ONCE)
    const texts = new Map((await textsOf(db, part)).map((row) => [row.id, row]))
    for (const [index, { id, terms: own }] of part.entries()) {
      const add = (word: string): void => vocabulary.add(word, start + index)
      const { found_title = '', found_excerpt = '', content = '', site_type = '' } = texts.get(id) ?? {}
      for (const word of foldedWordsOf(`${found_title} ${found_excerpt} ${content}`)) add(word)
      for (const word of wordsOf(site_type)) add(word)
      for (const term of own) for (const word of named.get(term) ?? []) add(word)
    }
  }
  return vocabulary.seal()
}

const textsOf = (db: Kysely<PortfolioTables>, entries: readonly Entry[]) =>
  db
    .selectFrom('portfolio_item')
    .select(({ fn, val }) => [
      ...(['id', 'found_title', 'found_excerpt', 'site_type'] as const),
      fn<string>('substr', ['found_content', val(1), val(SEARCHED)]).as('content'),
    ])
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('state', '=', 'published')
    .execute()
