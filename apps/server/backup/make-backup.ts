import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { backupOf, type Part, writeWhole } from '@frontage/kit/storage/backup-file.server'
import { snapshotPostgres } from '@frontage/kit/storage/postgres-snapshot.server'
import { askDisk } from '@frontage/kit/storage/room.server'
import { openS3 } from '@frontage/kit/storage/s3.server'
import { snapshotSqlite } from '@frontage/kit/storage/sqlite-snapshot.server'
import { IN_FOLDER } from '../data-folder/data-folder'
import type { AskDisk } from '../limits'
import { type ServerSettings, StartRefused } from '../settings'
import { fetchBlobs } from './bucket-blobs'
import { STAGE, sweepStages } from './leftovers'
import { BLOB, databaseIn, FORMAT, MANIFEST, type Manifest } from './manifest'

type Place = Pick<ServerSettings, 'dataDir' | 'databaseUrl'> & Partial<Pick<ServerSettings, 'room' | 's3'>> & { readonly look?: AskDisk }

/** Where a backup goes: `folder` is that whose disk it fills, if it fills any. */
export type BackupTarget = { readonly folder: string | undefined; write(content: Readable): Promise<void> }

/** A file that is not there yet. Throws a StartRefused when it is. */
export function newFile(target: string): BackupTarget {
  if (existsSync(target)) throw new StartRefused(`${target} already exists`)
  return { folder: path.dirname(path.resolve(target)), write: (content) => writeWhole(target, content) }
}

/**
 * Backs a site up into one new file while it is in use: first its database as of one moment, with the blobs that lay there before
 * or afterwards. Blobs never change, so names of their own keep them until they are written, whatever is deleted meanwhile.
 */
export async function makeBackup(place: Place, to: string | BackupTarget, now: Date): Promise<Manifest> {
  const { dataDir, databaseUrl } = place
  const target = typeof to === 'string' ? newFile(to) : to
  if (!existsSync(path.join(dataDir, IN_FOLDER.marker))) throw new StartRefused(`there is no site in ${dataDir}`)
  const files = path.join(dataDir, IN_FOLDER.files)
  const site = path.join(dataDir, IN_FOLDER.database)
  await sweepStages(files, now)
  await needRoom(place, dataDir, databaseUrl ? 0 : (await stat(site)).size)
  const stage = path.join(files, STAGE + randomBytes(4).toString('hex'))
  await mkdir(stage, { recursive: true, mode: 0o700 })
  try {
    const engine = databaseUrl ? 'postgres' : 'sqlite'
    const database = path.join(stage, databaseIn[engine])
    const hold = await holderOf(place, files, stage)
    await hold()
    const snapshot = await (databaseUrl ? snapshotPostgres(databaseUrl, database) : snapshotSqlite(site, database))
    const blobs = await hold()
    const parts = [{ name: databaseIn[engine], from: database }, ...ownFiles(dataDir), ...blobs]
    const sizes = await Promise.all(parts.map(async ({ name, from }) => [name, (await stat(from)).size] as const))
    if (target.folder) await needRoom(place, existing(target.folder), sum(sizes.map(([, size]) => size)))
    const held = new Set(parts.map(({ name }) => name))
    const { steps, rows, keys } = snapshot
    const missing = keys.filter((key) => !held.has(`files/${key}`))
    const manifest: Manifest = {
      format: FORMAT,
      created: now.toISOString(),
      engine,
      steps: [...steps],
      rows: { ...rows },
      missing,
      files: Object.fromEntries(sizes),
    }
    await target.write(backupOf([{ name: MANIFEST, text: JSON.stringify(manifest) }, ...parts]))
    return manifest
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** The nearest folder above, or this one, that is there. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)))

const sum = (sizes: readonly number[]): number => sizes.reduce((one, other) => one + other, 0)

/** A disk that a backup would fill is left alone: the site needs it. Throws a StartRefused before anything is written. */
async function needRoom({ room, look }: Place, folder: string, bytes: number): Promise<void> {
  if (!room) return
  const { free, floor } = await askDisk(folder, room.floor, look)
  if (free - bytes >= floor) return
  const [needed, there, least] = [bytes, free, floor].map((count) => `${Math.ceil(count / 1_048_576)} MB`)
  throw new StartRefused(
    `there is no room in ${folder}: ${needed} are needed, ${there} are free, and ${least} have to stay free (DISK_FLOOR_MB)`,
  )
}

type Copied = Extract<Part, { from: string }>

const ownFiles = (dataDir: string): Copied[] =>
  [IN_FOLDER.marker, IN_FOLDER.keys].map((name) => ({ name, from: path.join(dataDir, name) })).filter(({ from }) => existsSync(from))

/** How the blobs of a site are held: by second names in its folder, or fetched from its bucket. */
async function holderOf({ s3 }: Place, files: string, stage: string): Promise<() => Promise<Copied[]>> {
  if (!s3) return () => holdBlobs(files, stage)
  const bucket = await openS3(s3)
  return async () => {
    await fetchBlobs(bucket, stage)
    return heldIn(stage)
  }
}

/** Gives every blob a second name in the stage, and hands back all that have one. */
async function holdBlobs(files: string, stage: string): Promise<Copied[]> {
  for (const key of await keysBelow(files)) {
    await mkdir(path.dirname(path.join(stage, key)), { recursive: true, mode: 0o700 })
    await hold(path.join(files, key), path.join(stage, key))
  }
  return heldIn(stage)
}

const heldIn = async (stage: string): Promise<Copied[]> =>
  (await keysBelow(stage)).map((key) => ({ name: `files/${key}`, from: path.join(stage, key) }))

export async function keysBelow(folder: string): Promise<string[]> {
  const folders = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort()
  const keys: string[] = []
  for (const name of folders)
    for (const file of (await readdir(path.join(folder, name))).sort()) if (BLOB.test(`${name}/${file}`)) keys.push(`${name}/${file}`)
  return keys
}

/** A blob that was deleted a moment ago belongs to nobody. Some file systems know no second names, so those are copied. */
async function hold(blob: string, name: string): Promise<void> {
  const codeOf = (reason: unknown): string | undefined => (reason as NodeJS.ErrnoException).code
  try {
    await link(blob, name)
  } catch (reason) {
    if (codeOf(reason) === 'EEXIST' || codeOf(reason) === 'ENOENT') return
    await copyFile(blob, name).catch((failed) => {
      if (codeOf(failed) !== 'ENOENT') throw failed
    })
  }
}
