import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../packages/kit/storage/postgres/postgres.fake'
import { forget, newFolder } from '../support/site'

export type Place = { readonly DATA_DIR: string; readonly DATABASE_URL: string; readonly LOG_LEVEL: string }

/** A PostgreSQL of its own, with databases and folders for sites; all of it goes when it is closed. */
export async function startPlaces() {
  const postgres = await startPostgres()
  const folder = newFolder()
  const admin = await connected(postgres.url)
  return {
    folder,
    admin,
    /** An empty database and the name of a folder for it; `of`: the database that it is a copy of. */
    place: async (name: string, of = 'template1'): Promise<Place> => {
      await admin.query(`create database ${name} template ${of}`)
      return { DATA_DIR: path.join(folder, name), DATABASE_URL: postgres.url.replace(/[^/]*$/, name), LOG_LEVEL: 'warn' }
    },
    close: async (): Promise<void> => {
      await admin.end()
      await postgres.stop()
      forget(folder)
    },
  }
}

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

/** The number that a question is answered with. */
export async function numberAt(url: string, question: string): Promise<number> {
  const client = await connected(url)
  const { rows } = await client.query<{ n: string }>(`select (${question}) as n`)
  await client.end()
  return Number(rows[0]?.n)
}
