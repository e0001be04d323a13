import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Outcome } from './round.ts'
import { type Ledger, MARK } from './writers.ts'

export type Place = Readonly<Record<'DATA_DIR', string>> & { readonly DATABASE_URL?: string }

/** All that visitors wrote. */
const QUESTION = 'select content from form_entry union all select review_text from review'

async function contentsIn({ DATA_DIR, DATABASE_URL }: Place): Promise<string[]> {
  if (DATABASE_URL) {
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    const { rows } = await client.query<{ content: string }>(QUESTION)
    await client.end()
    return rows.map(({ content }) => content)
  }
  const database = new DatabaseSync(path.join(DATA_DIR, 'site.sqlite'))
  try {
    if (database.prepare('pragma integrity_check').get()?.integrity_check !== 'ok') throw new Error('the database is damaged')
    return (database.prepare(QUESTION).all() as { content: string }[]).map(({ content }) => content)
  } finally {
    database.close()
  }
}

/** Compares what was acknowledged with what is there: how many are not, and how many are there more than once. */
export async function compare(
  place: Place,
  { acknowledged, failures }: Ledger,
): Promise<Omit<Outcome, 'name' | 'rounds' | 'slowest' | 'note'>> {
  const found = new Map<string, number>()
  for (const content of await contentsIn(place))
    for (const mark of new Set(content.match(MARK))) found.set(mark, (found.get(mark) ?? 0) + 1)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((mark) => !found.has(mark)).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
    failures,
  }
}

/** How many messages to a form are there without a file on the disk that holds their words. */
export function withoutFile({ DATA_DIR }: Place, form: number): number {
  const database = new DatabaseSync(path.join(DATA_DIR, 'site.sqlite'))
  const rows = database
    .prepare('select content, key from form_entry left join form_file on entry_id = form_entry.id where form_entry.form_id = ?')
    .all(form) as { content: string; key: string | null }[]
  database.close()
  const fileOf = (key: string): string => path.join(DATA_DIR, 'files', key)
  const hasFile = (content: string, key: string | null): boolean =>
    key !== null && existsSync(fileOf(key)) && content.match(MARK)?.[0] === readFileSync(fileOf(key), 'utf8')
  return rows.filter(({ content, key }) => !hasFile(content, key)).length
}
