import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { ProgramFailed, program, tablesOf, withClient } from './postgres-snapshot.server'

/** Table that stands in a database until the restore that fills it is finished: which backup it is of. No server starts beside it. */
export const RESTORE_NOTE = 'site_restore'

/** By this name PostgreSQL lists the program that fills a database; it goes on for a while when whoever began it is killed. */
const FILLING = 'frontage restore'

/** Milliseconds between two looks whether it is done. */
const EVERY = 250

/** Whether a restore may begin in a database, or go on. */
export const mayRestoreInto = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const tables = await tablesOf(client)
    return tables.length === 0 || tables.includes(RESTORE_NOTE)
  })

/**
 * Brings a dump into an empty database: all of it or nothing. One that was filled from the same `backup` before stays as it is.
 * Throws ProgramFailed when another backup was brought in.
 */
export const restorePostgres = (url: string, dump: string, backup: string): Promise<void> =>
  withClient(url, async (client, address) => {
    if (!(await tablesOf(client)).includes(RESTORE_NOTE)) await client.query(`create table ${RESTORE_NOTE} (backup text not null)`)
    while (await isFilling(client)) await setTimeout(EVERY)
    if ((await tablesOf(client)).length > 1) return refuseOther(client, backup)
    await client.query(`delete from ${RESTORE_NOTE}`)
    await client.query(`insert into ${RESTORE_NOTE} values ($1)`, [backup])
    await fill(client, address, dump)
  })

/** From now on a server may start. `without` names the settings that held for the place of the backup alone. */
export const finishRestore = (url: string, without: readonly string[]): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('delete from setting where name = any($1)', [without])
    await client.query(`drop table if exists ${RESTORE_NOTE}`)
  })

async function fill(client: pg.Client, url: string, dump: string): Promise<void> {
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  try {
    await program('pg_restore', [...whole, `--dbname=${client.database}`, dump], { client, url, calls: FILLING })
  } catch (reason) {
    await forget(client).catch(() => undefined)
    throw reason
  }
}

/** What could not be brought in leaves the database as empty as it was. */
async function forget(client: pg.Client): Promise<void> {
  while (await isFilling(client)) await setTimeout(EVERY)
  if ((await tablesOf(client)).length === 1) await client.query(`drop table ${RESTORE_NOTE}`)
}

async function isFilling(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_stat_activity where datname = current_database() and application_name = $1', [
    FILLING,
  ])
  return rows.length > 0
}

async function refuseOther(client: pg.Client, backup: string): Promise<void> {
  const { rows } = await client.query<{ backup: string }>(`select backup from ${RESTORE_NOTE}`)
  if (rows[0]?.backup !== backup)
    throw new ProgramFailed(
      'the database was filled from another backup, and that restore was not finished: name that one, or an empty database',
    )
}
