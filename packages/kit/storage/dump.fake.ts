import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { AnyDatabase } from './database.server'

/** Every row of every table as JSON, to look for what must not be there any more. */
export async function dumpOf(db: AnyDatabase): Promise<string> {
  const tables = await db.introspection.getTables()
  const parts: string[] = []
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    parts.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return parts.join('\n')
}

/** Everything that lies in a folder, names and contents; empty for a folder that is not there. */
export const textIn = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name + readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
        .join('\n')
    : ''
