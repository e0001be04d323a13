import { spawnSync } from 'node:child_process'
import Sqlite from 'better-sqlite3'

/** Runs statements on a database that no server has open, or asks it for one text. */
export type Sql = { run(text: string): void; ask(text: string): string }
export type Wanted = Readonly<Record<'reviews' | 'messages' | 'items' | 'pages' | 'pictures', number>>

export function sqliteOf(file: string): Sql {
  const with_ = <Value>(work: (db: Sqlite.Database) => Value): Value => {
    const db = new Sqlite(file)
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  return {
    run: (text) => void with_((db) => db.pragma('synchronous = off') && db.exec(text)),
    ask: (text) => with_((db) => String(Object.values(db.prepare(text).get() as object)[0] ?? '')),
  }
}

export function postgresOf(url: string): Sql {
  const psql = (text: string): string => {
    const { status, stdout, stderr } = spawnSync('psql', [url, '-v', 'ON_ERROR_STOP=1', '-qtA'], { input: text, encoding: 'utf8' })
    if (status !== 0) throw new Error(`psql: ${stderr}`)
    return stdout.trim()
  }
  return { run: (text) => void psql(text), ask: psql }
}

/** What differs from one copy of a row to the next; `n` counts the copies. */
type Copied = {
  readonly table: string
  readonly from: string
  readonly differs: Readonly<Record<string, string>>
  readonly with?: Copied
  readonly afterwards?: string
}
const own: Readonly<Record<keyof Wanted, Copied>> = {
  reviews: {
    table: 'review',
    from: 'true',
    differs: { unique_id: `unique_id || '-' || n`, created_time: `substr(created_time, 1, 17) || cast(10 + n % 50 as text) || 'Z'` },
  },
  messages: { table: 'form_entry', from: 'true', differs: { content_key: `content_key || '-' || n` } },
  items: {
    table: 'portfolio_item',
    from: 'true',
    differs: { slug: `slug || '-' || n`, position: 'position + n * 1000' },
    afterwards: `insert into portfolio_item_term (item_id, term_id) select one.id, term_id from portfolio_item as one
      join portfolio_item as first on first.slug = rtrim(rtrim(one.slug, '0123456789'), '-') and first.id <> one.id
      join portfolio_item_term on item_id = first.id on conflict do nothing;`,
  },
  pages: {
    table: 'page',
    from: `live_path like '/_%'`,
    differs: {
      path: `path || '-' || n`,
      live_path: `live_path || '-' || n`,
      title: `title || ' ' || n`,
      live: `replace(live, '"path":"' || live_path || '"', '"path":"' || live_path || '-' || n || '"')`,
    },
  },
  pictures: {
    table: 'media',
    from: 'true',
    differs: { name: `name || '-' || n` },
    with: { table: 'media_size', from: 'true', differs: { name: `name || '-' || n` } },
  },
}

const columnsOf: Readonly<Record<'sqlite' | 'postgres', (table: string) => string>> = {
  sqlite: (table) => `select group_concat(name) from pragma_table_info('${table}') where name <> 'id'`,
  postgres: (table) =>
    `select string_agg(column_name, ',') from information_schema.columns where table_name = '${table}' and column_name <> 'id'`,
}

const KEYS = 'status, sample, type, pageid, language_code, star_bucket'
const tally = `delete from review_tally;
  insert into review_tally (${KEYS}, total, stars_sum) select ${KEYS}, count(*), sum(stars) from review group by ${KEYS};
  delete from review_word_tally;
  insert into review_word_tally (${KEYS}, words, total) select ${KEYS}, words, count(*) from (
    select *, case when review_length_char <= 0 then 0 when review_length >= 50 then 50 else review_length + 1 end as words from review
  ) as counted group by ${KEYS}, words;`

/** The index for searches is made anew behind the rows: row by row it would take most of the time. */
const around = {
  sqlite: (sql: Sql) => {
    const trigger = sql.ask(`select sql from sqlite_master where name = 'review_search_add'`)
    return [`drop trigger review_search_add;`, `${trigger}; insert into review_search (review_search) values ('rebuild');`]
  },
  postgres: () => [
    `drop index if exists review_searched;`,
    `create index review_searched on review using gin (search_text gin_trgm_ops); vacuum analyze;`,
  ],
}

/** Copies what a site holds until it holds as much as is wanted: by statements, so that a million takes minutes at most. */
export function fill(sql: Sql, engine: 'sqlite' | 'postgres', wanted: Wanted): void {
  const [before, after] = around[engine](sql)
  sql.run(before!)
  for (const [name, copied] of Object.entries(own)) {
    const there = Number(sql.ask(`select count(*) from ${copied.table} where ${copied.from}`))
    const copies = Math.ceil(wanted[name as keyof Wanted] / there) - 1
    if (copies > 0) copy(sql, engine, copied, copies)
  }
  sql.run(tally)
  sql.run(after!)
}

function copy(sql: Sql, engine: 'sqlite' | 'postgres', { table, from, differs, with: more, afterwards }: Copied, copies: number): void {
  const columns = sql.ask(columnsOf[engine](table)).split(',')
  const values = columns.map((column) => differs[column] ?? `"${column}"`)
  const names = columns.map((column) => `"${column}"`)
  sql.run(`with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${copies})
    insert into ${table} (${names}) select ${values} from copy cross join ${table} where ${from};`)
  if (more) copy(sql, engine, more, copies)
  if (afterwards) sql.run(afterwards)
}
