import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { holdAlone } from '@frontage/kit/storage/alone.server'
import { openDatabase } from '@frontage/kit/storage/database.server'
import { migrate } from '@frontage/kit/storage/migrate.server'
import {
  compareDatabases,
  type FilledSide,
  fillDatabase,
  type MoveWatch,
  openPostgresSource,
  openPostgresTarget,
  openSqliteSource,
  openSqliteTarget,
  type Side,
  type Sums,
  siteIn,
} from '@frontage/kit/storage/move.server'
import { openS3 } from '@frontage/kit/storage/s3.server'
import { IN_FOLDER, MOVING, openDataFolder, siteAt } from '../data-folder/data-folder'
import { type ServerSettings, StartRefused } from '../settings'
import { stepsFor } from '../steps'
import { type FilesAt, moveFile, moveFiles, moveFolder } from './move-files'
import type { Destination } from './moves'

type Source = Pick<ServerSettings, 'dataDir' | 'databaseUrl' | 's3' | 'secretKeys'>

/** `files`: how many there are; undefined when they stay where they are. */
export type Moved = { readonly sums: Sums; readonly files: number | undefined }

/**
 * Moves a site that nobody serves into a new folder and an empty database, and compares every row and file. Ended at any moment,
 * it goes on where it was when it is called again. The source is only read.
 */
export async function moveSite(source: Source, target: Destination, watch: MoveWatch): Promise<Moved> {
  if (!existsSync(path.join(source.dataDir, IN_FOLDER.marker))) throw new StartRefused(`there is no site in ${source.dataDir}`)
  const folder = openDataFolder(source.dataDir, source.databaseUrl ? 'postgres' : 'sqlite', source.secretKeys)
  const letGo = folder.serveAlone()
  try {
    const from = await (source.databaseUrl ? openPostgresSource(source.databaseUrl) : openSqliteSource(folder.database))
    try {
      return await moveFrom({ source, from, site: await siteOf(from, folder.site) }, target, watch)
    } finally {
      await from.close()
    }
  } finally {
    letGo()
  }
}

async function siteOf(from: Side, wanted: string | undefined): Promise<string> {
  const [taken, known] = [await from.steps(), Object.keys(stepsFor(from.engine)).toSorted()]
  if (taken.some((step) => !known.includes(step))) throw new StartRefused('this database was written by a newer version of the program')
  if (taken.length < known.length) throw new StartRefused('the database is older than this program: run frontage migrate first')
  const site = await siteIn(from)
  if (!site || (wanted && wanted !== site)) throw new StartRefused('the database does not belong to the site in DATA_DIR')
  return site
}

type Begun = { readonly source: Source; readonly from: Side; readonly site: string }

async function moveFrom(begun: Begun, target: Destination, watch: MoveWatch): Promise<Moved> {
  const { dataDir } = target
  const isBegun = existsSync(path.join(dataDir, MOVING))
  if (!isBegun) await refuseUsed(dataDir, begun.site)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const letGo = holdAlone(path.join(dataDir, MOVING))
  if (!letGo) throw new StartRefused(`another move into ${dataDir} is under way`)
  try {
    return await withTarget(target, (to) => fill(begun, { ...target, to }, watch))
  } catch (reason) {
    if (!isBegun && !(await hasNotes(target))) await clear(dataDir)
    throw reason
  } finally {
    letGo()
  }
}

async function refuseUsed(folder: string, site: string): Promise<void> {
  if (!(await readdir(folder).catch(() => [])).length) return
  throw new StartRefused(siteAt(folder) === site ? `the site is in ${folder} already` : `${folder} is not empty: name a new folder`)
}

/** Nothing was begun: the folder is as it was. */
async function clear(folder: string): Promise<void> {
  const { database } = IN_FOLDER
  for (const name of [database, `${database}-wal`, `${database}-shm`, MOVING]) await rm(path.join(folder, name), { force: true })
}

async function withTarget<Result>({ dataDir, databaseUrl }: Destination, work: (to: FilledSide) => Promise<Result>): Promise<Result> {
  const to = await (databaseUrl ? openPostgresTarget(databaseUrl) : openSqliteTarget(path.join(dataDir, IN_FOLDER.database)))
  try {
    return await work(to)
  } finally {
    await to.close()
  }
}

/** One that cannot be asked was never begun, or is away: then what is there stays. */
const hasNotes = (target: Destination): Promise<boolean> =>
  withTarget(target, async (to) => (await to.notes()) !== undefined).catch(() => !target.databaseUrl)

/** What makes the folder a site is made when all else is there; what forbids a start is taken away last. */
async function fill({ source, from, site }: Begun, target: Destination & { readonly to: FilledSide }, watch: MoveWatch): Promise<Moved> {
  const { dataDir, databaseUrl, to } = target
  if (!(await wasFinished(target, site)))
    await fillDatabase({ from, to, about: { site, folder: dataDir }, migrate: () => migrateAt(target), watch })
  const sums = await compareDatabases({ from, to, watch })
  const files = await moveBlobs(source, target, (count) => watch('files', count))
  await moveFolder(path.join(source.dataDir, IN_FOLDER.mails), path.join(dataDir, IN_FOLDER.mails))
  if (!source.secretKeys) await moveFile(path.join(source.dataDir, IN_FOLDER.keys), path.join(dataDir, IN_FOLDER.keys))
  openDataFolder(dataDir, databaseUrl ? 'postgres' : 'sqlite', source.secretKeys, { isMoving: true }).belongTo(site)
  await to.finish()
  await rm(path.join(dataDir, MOVING))
  return { sums, files }
}

/** Ended between the last two steps: all notes are gone, and the folder is a site. */
async function wasFinished({ dataDir, to }: Destination & { readonly to: FilledSide }, site: string): Promise<boolean> {
  if (!existsSync(path.join(dataDir, IN_FOLDER.marker)) || (await to.notes())) return false
  return (await siteIn(to)) === site
}

async function migrateAt({ dataDir, databaseUrl }: Destination): Promise<void> {
  const { db, engine, close } = await openDatabase({ url: databaseUrl, file: path.join(dataDir, IN_FOLDER.database) })
  try {
    await migrate(db, stepsFor(engine))
  } finally {
    await close()
  }
}

async function moveBlobs(source: Source, { dataDir, files }: Destination, onFile: (count: number) => void): Promise<number | undefined> {
  if (files === 'stay') return undefined
  const [old, fresh] = [source.dataDir, dataDir].map((one): FilesAt => ({ folder: path.join(one, IN_FOLDER.files) }))
  const bucketOf = async (settings: Parameters<typeof openS3>[0]): Promise<FilesAt> => ({ bucket: await openS3(settings) })
  if (files === 'folder') return moveFiles(old!, fresh!, onFile)
  return 'into' in files ? moveFiles(old!, await bucketOf(files.into), onFile) : moveFiles(await bucketOf(files.outOf), fresh!, onFile)
}
