import { commonTables, compareTable, copyTable, MoveDiffers, type Sum } from './move-tables.server'
import { type FilledSide, MoveRefused, type Side } from './side.server'

export { openPostgresSource } from './postgres-side.server'
export { openPostgresTarget } from './postgres-target.server'
export { type DatabasePlace, openReading } from './reading-side.server'
export { type FilledSide, MoveRefused, NOTES, type Side } from './side.server'
export { openSqliteSource } from './sqlite-side.server'
export { openSqliteTarget } from './sqlite-target.server'

/** Rows and checksum of each table, by its name. */
export type Sums = ReadonlyMap<string, Sum>

/** Hears how far a move is: what is done, and rows so far where rows are counted. */
export type MoveWatch = (what: string, rows?: number) => void

export type Move = {
  readonly from: Side
  readonly to: FilledSide
  /** What is moved, and into which folder: a move that was begun is only gone on with when both are the same. */
  readonly about: { readonly site: string; readonly folder: string }
  /** Makes the tables of the target. */
  readonly migrate: () => Promise<unknown>
  readonly watch: MoveWatch
}

/** The name of the site that a database holds; undefined when it has none. */
export async function siteIn(side: Side): Promise<string | undefined> {
  const table = (await side.tables()).find(({ name }) => name === 'setting')
  if (!table) return undefined
  const [name, value] = ['name', 'value'].map((column) => table.columns.findIndex((one) => one.name === column))
  let found: string | undefined
  for await (const rows of side.rows(table)) found ??= rows.find((row) => row[name!] === 'site.id')?.[value!] ?? undefined
  return found
}

/**
 * Fills a database from another one, or goes on with it where it was ended, by whatever: every step is noted in the target in its
 * own transaction. Notes stay until `finish`. Throws MoveRefused when the target holds anything else.
 */
export async function fillDatabase({ from, to, about, migrate, watch }: Move): Promise<void> {
  const found = await to.notes()
  if (found && (found.get('site') !== about.site || found.get('folder') !== about.folder))
    throw new MoveRefused(`another move into this database was begun: of another site, or into ${found.get('folder')}`)
  if (!found && !(await to.isEmpty())) throw new MoveRefused('the database to move to is not empty: make an empty one')
  if (!found) await to.begin(about)
  await migrate()
  const tables = await commonTables(from, to)
  if (!found?.has('prepared')) await to.prepare(tables)
  for (const table of tables) {
    let rows = 0
    await copyTable(from, to, table, (count) => {
      rows += count
      watch(table.name, rows)
    })
  }
  await to.complete(watch)
}

/** Reads both databases from the first to the last row. Throws MoveRefused when one row, or one count, is another. */
export async function compareDatabases({ from, to, watch }: Pick<Move, 'from' | 'to' | 'watch'>): Promise<Sums> {
  const sums = new Map<string, Sum>()
  for (const table of await commonTables(from, to)) {
    watch(`checking ${table.name}`)
    sums.set(table.name, await compareTable(from, to, table).catch(sayWhatToDo))
  }
  return sums
}

function sayWhatToDo(reason: Error): never {
  if (reason instanceof MoveDiffers)
    throw new MoveRefused(`${reason.message}. The site was used since the move was begun: delete what was made, and move again`)
  throw reason
}
