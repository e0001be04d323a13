import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '@frontage/kit/storage/database.server'
import { StartRefused } from './settings'

type Marker = { readonly engine: Engine }

export type DataFolder = { readonly database: string; readonly files: string; readonly mails: string; readonly keys: readonly string[] }

/**
 * Opens the data folder. It remembers which engine holds its site, so that a lost setting is a clear error and
 * never an empty second site with a set-up page that anybody may take.
 */
export function openDataFolder(folder: string, wanted: Engine, givenKeys: readonly string[] | undefined): DataFolder {
  const at = (name: string): string => path.join(folder, name)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(at('.writable'), '')
  } catch {
    throw new StartRefused(`DATA_DIR ${folder} cannot be written to`)
  }
  const database = at('site.sqlite')
  const marker = readMarker(at('site.json'))
  if (marker && marker.engine !== wanted) throw new StartRefused(wrongEngine(marker.engine))
  if (marker?.engine === 'sqlite' && !existsSync(database))
    throw new StartRefused(`${database} is missing: restore it from a backup, or choose an empty DATA_DIR`)
  // The database comes first: a program that starts at the same moment must not take a site that begins for a lost one.
  if (!marker && wanted === 'sqlite') writeFileSync(database, '', { flag: 'a' })
  if (!marker) makeOnce(at('site.json'), JSON.stringify({ engine: wanted }))
  return { database, files: at('files'), mails: at('mails'), keys: givenKeys ?? ownKeys(at('secret-keys')) }
}

const readMarker = (file: string): Marker | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marker) : undefined)

const wrongEngine = (engine: Engine): string =>
  engine === 'postgres'
    ? 'this DATA_DIR belongs to a site in PostgreSQL: set DATABASE_URL'
    : 'this DATA_DIR belongs to a site in SQLite: unset DATABASE_URL, or choose another DATA_DIR'

/** A key of the site's own, made once, readable by nobody else. */
function ownKeys(file: string): string[] {
  if (!existsSync(file)) makeOnce(file, randomBytes(32).toString('base64url'))
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
}

/** Whole or not at all, and never in the place of one that another program made meanwhile. Readable by nobody else. */
function makeOnce(file: string, line: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  writeFileSync(draft, `${line}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
  } finally {
    rmSync(draft)
  }
}
