import Sqlite from 'better-sqlite3'
import { connectForMove, postgresSide } from './postgres-side.server'
import type { Side } from './side.server'
import { sqliteSide } from './sqlite-side.server'

/** Where the database of a site is: PostgreSQL by its address, else a file of SQLite. */
export type DatabasePlace = { readonly url: string | undefined; readonly file: string }

/** Opens the database of a site to be read as of this moment, while servers go on writing to it. */
export const openReading = ({ url, file }: DatabasePlace): Promise<Side> => (url ? readPostgres(url) : readSqlite(file))

async function readPostgres(url: string): Promise<Side> {
  const client = await connectForMove(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
  } catch (reason) {
    await client.end()
    throw reason
  }
  return postgresSide(client, true)
}

async function readSqlite(file: string): Promise<Side> {
  const db = new Sqlite(file, { fileMustExist: true, timeout: 2_000 })
  db.exec('begin')
  return sqliteSide(db)
}
