import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { holdAlone } from '@frontage/kit/storage/alone.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import * as v from 'valibot'
import { StartRefused } from '../settings'

const markerShape = v.object({ engine: v.picklist(['sqlite', 'postgres']), site: v.optional(v.string()) })
type Marker = v.InferOutput<typeof markerShape>

export type DataFolder = {
  readonly database: string
  readonly files: string
  readonly mails: string
  readonly keys: readonly string[]
  /** The name of the site that this folder belongs to, once it has been started; its database holds the same one. */
  readonly site: string | undefined
  /** A number of its own, which it has for good. */
  number(): string
  /** Notes down which site it is. */
  belongTo(site: string): void
  /** Throws a StartRefused when another program serves from this folder; hands back what lets it go. */
  serveAlone(): () => void
}

/** What lies in a data folder, by its name there. */
export const IN_FOLDER = {
  ...{ database: 'site.sqlite', marker: 'site.json', keys: 'secret-keys', files: 'files', mails: 'mails' },
  number: 'folder-number',
} as const

/** Before the name of what a restore lays there first: it is gone when the restore is done. */
export const RESTORING = '.restoring-'

/** Lies in a folder that a site is being moved into, until all of it is there; who moves holds it. */
export const MOVING = '.moving'

/** Files and folders of a site are for the account of the server alone: messages, addresses and hashes of passwords are in them. */
const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/**
 * Opens the data folder. It remembers which engine holds its site, and which site that is, so that a lost setting or database is
 * a clear error and never an empty second site with a set-up page that anybody may take.
 */
export function openDataFolder(
  folder: string,
  wanted: Engine,
  givenKeys: readonly string[] | undefined,
  { isMoving = false } = {},
): DataFolder {
  const at = (name: string): string => path.join(folder, name)
  if (!isMoving && existsSync(at(MOVING)))
    throw new StartRefused(`a move into ${folder} was not finished: run frontage move again, with the settings of the old site`)
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
    writeFileSync(at('.writable'), '')
  } catch {
    throw new StartRefused(`DATA_DIR ${folder} cannot be written to`)
  }
  const database = at(IN_FOLDER.database)
  const marker = readMarker(at(IN_FOLDER.marker))
  if (!marker && readdirSync(folder).some((name) => name.startsWith(RESTORING)))
    throw new StartRefused(`a restore into ${folder} was not finished: run frontage restore again`)
  if (marker && marker.engine !== wanted) throw new StartRefused(wrongEngine(marker.engine))
  if (marker?.engine === 'sqlite' && !existsSync(database))
    throw new StartRefused(`${database} is missing: restore it from a backup, or choose an empty DATA_DIR`)
  // The database comes first: a program that starts at the same moment must not take a site that begins for a lost one.
  if (!marker && wanted === 'sqlite') writeFileSync(database, '', { flag: 'a', mode: OWN_FILE })
  if (!marker) makeOnce(at(IN_FOLDER.marker), JSON.stringify({ engine: wanted }))
  const keys = givenKeys ?? ownKeys(at(IN_FOLDER.keys))
  const { database: name, marker: mark, keys: secrets } = IN_FOLDER
  closeToOthers(folder, [name, `${name}-wal`, `${name}-shm`, mark, secrets, '.writable'].map(at))
  return {
    database,
    files: at(IN_FOLDER.files),
    mails: at(IN_FOLDER.mails),
    keys,
    site: marker?.site,
    number: () => numberIn(at(IN_FOLDER.number)),
    belongTo: (site) => replace(at(IN_FOLDER.marker), JSON.stringify({ engine: wanted, site })),
    serveAlone: () => {
      if (wanted === 'postgres') return () => undefined
      const letGo = holdAlone(at('.serving'))
      if (!letGo) throw new StartRefused(`another server uses ${folder}: stop it first, or use PostgreSQL for more than one`)
      return letGo
    },
  }
}

/** The name of the site that a folder belongs to; undefined when there is none. */
export const siteAt = (folder: string): string | undefined => readMarker(path.join(folder, IN_FOLDER.marker))?.site

function readMarker(file: string): Marker | undefined {
  if (!existsSync(file)) return undefined
  const broken = new StartRefused(`${file} cannot be read: restore it from a backup`)
  try {
    const { success, output } = v.safeParse(markerShape, JSON.parse(readFileSync(file, 'utf8')))
    if (!success) throw broken
    return output
  } catch {
    throw broken
  }
}

const wrongEngine = (engine: Engine): string =>
  engine === 'postgres'
    ? 'this DATA_DIR belongs to a site in PostgreSQL: set DATABASE_URL'
    : 'this DATA_DIR belongs to a site in SQLite: unset DATABASE_URL, or choose another DATA_DIR'

/** What an earlier version, or somebody who copied the folder, left open to others. A folder of somebody else stays as it is. */
function closeToOthers(folder: string, files: readonly string[]): void {
  try {
    chmodSync(folder, OWN_FOLDER)
    for (const file of files) if (existsSync(file)) chmodSync(file, OWN_FILE)
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EPERM') throw reason
  }
}

/** A key of the site's own, made once, readable by nobody else. */
function ownKeys(file: string): string[] {
  if (!existsSync(file)) makeOnce(file, randomBytes(32).toString('base64url'))
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
}

function numberIn(file: string): string {
  if (!existsSync(file)) makeOnce(file, randomBytes(12).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}

/** Whole or not at all, and never in the place of one that another program made meanwhile. */
function makeOnce(file: string, line: string): void {
  const draft = draftOf(file, line)
  try {
    linkSync(draft, file)
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
  } finally {
    rmSync(draft)
  }
}

/** Whole or not at all. */
const replace = (file: string, line: string): void => renameSync(draftOf(file, line), file)

function draftOf(file: string, line: string): string {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  writeFileSync(draft, `${line}\n`, { mode: OWN_FILE })
  return draft
}
