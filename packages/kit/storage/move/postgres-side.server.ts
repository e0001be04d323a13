import type pg from 'pg'
import { quoted } from '../backup/snapshot.server'
import { connectInTurn } from '../postgres/postgres-hosts.server'
import { byName, type Cells, isMoved, type Kind, MoveRefused, type Side, type Table } from './side.server'

/** How many rows are handed on at a time. */
const STEP = 200

/** Every value is read as PostgreSQL writes it. */
const asText = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig

/** A connection for long work: nothing of it has to be answered within seconds. */
export async function connectForMove(url: string): Promise<pg.Client> {
  const { client } = await connectInTurn(url, { types: asText, application_name: 'frontage move' })
  return client
}

/** Begins a transaction that may last. */
export async function beginLong(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
}

/** Opens the database of a site to be read. Until it is closed nobody else can write to it. Throws MoveRefused while somebody uses it. */
export async function openPostgresSource(url: string): Promise<Side> {
  const client = await connectForMove(url)
  try {
    await refuseOthers(client)
    await beginLong(client)
    await client.query('set local lock_timeout = 2000')
    for (const { name } of await tablesIn(client)) await client.query(`lock table ${quoted(name)} in share mode`)
  } catch (reason) {
    await client.end()
    if ((reason as { code?: string }).code === '55P03') throw new MoveRefused('another program is writing to the database: end it first')
    throw reason
  }
  return postgresSide(client, true)
}

/** A server that runs holds at least one connection; it says what is changed on it. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const others = Number(rows[0]?.n)
  if (others)
    throw new MoveRefused(
      `${others} other ${others === 1 ? 'connection uses' : 'connections use'} the database: stop all servers of the site first (a pooler keeps connections for some minutes)`,
    )
}

/** `isOpen`: a transaction is under way, in which all is read; else each table is read in its own. */
export function postgresSide(client: pg.Client, isOpen: boolean): Side {
  return {
    engine: 'postgres',
    steps: async () => {
      const has = (await tableNamesOf(client)).includes('kysely_migration')
      return has ? (await client.query<{ name: string }>('select name from kysely_migration')).rows.map(({ name }) => name).toSorted() : []
    },
    tables: () => tablesIn(client),
    rows: (table, after) => (isOpen ? rowsOf(client, table, after) : rowsAlone(client, table, after)),
    counterOf: async (table) => {
      const sequence = await sequenceOf(client, table)
      if (!sequence) return undefined
      const { rows } = await client.query<{ n: string; is_called: string }>(`select last_value as n, is_called from ${sequence}`)
      return rows[0]?.is_called === 't' ? rows[0].n : undefined
    },
    close: () => client.end(),
  }
}

/** The name of what counts the ids of a table, as SQL takes it. */
export async function sequenceOf(client: pg.Client, table: string): Promise<string | undefined> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_identity = 'YES'`,
    [table],
  )
  if (!rows[0]) return undefined
  const found = await client.query<{ name: string }>('select pg_get_serial_sequence($1, $2) as name', [quoted(table), rows[0].column])
  return found.rows[0]?.name
}

export async function tableNamesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name)
}

type Rule = { readonly table: string; readonly type: string; readonly columns: string; readonly other: string | null }

async function tablesIn(client: pg.Client): Promise<Table[]> {
  const columns = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns where table_schema = current_schema()`,
  )
  const rules = await client.query<Rule>(
    `select r.relname as table, c.contype as type, o.relname as other,
       (select json_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality k (number, place)
         join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number) as columns
     from pg_constraint c join pg_class r on r.oid = c.conrelid left join pg_class o on o.oid = c.confrelid
     where r.relnamespace = current_schema()::regnamespace and c.contype in ('p', 'f')`,
  )
  return (await tableNamesOf(client))
    .filter(isMoved)
    .map((name) =>
      tableOf(
        name,
        columns.rows.filter((row) => row.table === name),
        rules.rows.filter((row) => row.table === name),
      ),
    )
    .toSorted(byName)
}

const tableOf = (name: string, columns: readonly { name: string; type: string }[], rules: readonly Rule[]): Table => ({
  name,
  columns: columns.map((column) => ({ name: column.name, kind: kindOf(column.type) })).toSorted(byName),
  key: rules.filter(({ type }) => type === 'p').flatMap((rule) => listIn(rule.columns)),
  needs: [...new Set(rules.filter(({ type }) => type === 'f').flatMap(({ other }) => other ?? []))].toSorted(),
})

/** Names of columns: a plain list in JSON, without anything that has to be escaped. */
const listIn = (json: string): string[] => [...json.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? [])

function kindOf(type: string): Kind {
  if (/^(?:small|big)?int(?:eger)?$/.test(type)) return 'integer'
  if (/^(?:text|character varying)$/.test(type)) return 'text'
  if (type === 'double precision') return 'float'
  if (type === 'real') return 'single'
  throw new MoveRefused(`columns of the type ${type} cannot be moved`)
}

async function* rowsAlone(client: pg.Client, table: Table, after?: Cells): AsyncGenerator<readonly Cells[]> {
  await beginLong(client)
  try {
    yield* rowsOf(client, table, after)
  } finally {
    await client.query('commit')
  }
}

async function* rowsOf(client: pg.Client, { name, columns, key }: Table, after?: Cells): AsyncGenerator<readonly Cells[]> {
  const keys = key.map(quoted).join(', ')
  const behind = after ? `where (${keys}) > (${key.map((_, at) => `$${at + 1}`).join(', ')})` : ''
  const wanted = columns.map((column) => quoted(column.name)).join(', ')
  const floats = columns.map(({ kind }) => kind === 'float' || kind === 'single')
  const question = `select ${wanted} from ${quoted(name)} ${behind} order by ${keys}`
  await client.query(`declare moved no scroll cursor for ${question}`, after ? [...after] : [])
  try {
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({ text: `fetch ${STEP} from moved`, rowMode: 'array' })
      if (!rows.length) return
      yield rows.map((row) => row.map((value, at) => (floats[at] && value !== null ? String(Number(value)) : value)))
    }
  } finally {
    await client.query('close moved')
  }
}
