import * as v from 'valibot'
import { IN_FOLDER } from '../data-folder/data-folder'

/** Goes up when a backup cannot be read in the way of before. */
export const FORMAT = 1

/** The first file of a backup: what it is of, and every other file in it, by name with its bytes. */
export const manifestShape = v.object({
  format: v.literal(FORMAT),
  created: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  steps: v.array(v.string()),
  rows: v.record(v.string(), v.number()),
  /** Keys that the database names, but that nothing lay under. */
  missing: v.array(v.string()),
  files: v.record(v.string(), v.number()),
})
export type Manifest = v.InferOutput<typeof manifestShape>

export const MANIFEST = 'manifest.json'

/** Where the database stands in a backup of each engine. */
export const databaseIn = { sqlite: IN_FOLDER.database, postgres: 'database.dump' } as const

export const BLOB = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,8}$/

/** Every name that a backup may hold; no other is ever written anywhere. */
export const mayHold = (name: string): boolean =>
  [IN_FOLDER.marker, IN_FOLDER.keys, ...Object.values<string>(databaseIn)].includes(name) ||
  (name.startsWith('files/') && BLOB.test(name.slice(6)))

const sum = (numbers: Readonly<Record<string, number>>): number => Object.values(numbers).reduce((all, one) => all + one, 0)

/** What a backup holds, in one line. */
export function summaryOf({ created, engine, rows, files }: Manifest): string {
  const blobs = Object.keys(files).filter((name) => name.startsWith('files/')).length
  const place = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `${place}, as of ${created}: ${sum(rows)} rows in ${Object.keys(rows).length} tables, ${blobs} uploaded files, ${sum(files)} bytes`
}
