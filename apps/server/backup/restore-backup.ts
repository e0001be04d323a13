import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finishRestore, mayRestoreInto, restorePostgres } from '@frontage/kit/storage/postgres-restore.server'
import { openS3, type S3Settings } from '@frontage/kit/storage/s3.server'
import { IN_FOLDER, RESTORING } from '../data-folder/data-folder'
import { PLACE } from '../data-folder/site-place'
import { type ServerSettings, StartRefused } from '../settings'
import { putBlobs } from './bucket-blobs'
import { openBackup } from './check-backup'
import { RESTORED, sweepRestore } from './leftovers'
import { keysBelow } from './make-backup'
import { databaseIn, type Manifest } from './manifest'

type Place = Pick<ServerSettings, 'dataDir' | 'databaseUrl'> & Partial<Pick<ServerSettings, 's3'>>

/** In the folder of a restore that is under way: which backup it is of. */
const BACKUP = 'backup'

/**
 * Puts a site back into an empty folder, and an empty database: checked as a whole before anything takes its place. Ended at any
 * moment, it can be called again with the same backup. Throws StartRefused, DamagedBackup or ProgramFailed.
 */
export async function restoreBackup(place: Place, file: string, steps: readonly string[]): Promise<Manifest> {
  const { dataDir } = place
  const laid = await laidBefore(dataDir)
  if (!laid) await sweepRestore(dataDir)
  if (!laid) await refuseUsed(place)
  const isNew = !existsSync(dataDir)
  const stage = path.join(dataDir, RESTORING + randomBytes(4).toString('hex'))
  try {
    await mkdir(stage, { recursive: true, mode: 0o700 })
    const manifest = await openBackup(file, { steps, folder: stage, wants: () => true })
    const backup = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
    refuseOtherEngine(manifest, place.databaseUrl)
    if (laid && laid.backup !== backup) throw notEmpty(dataDir)
    if (!laid) await lay(place, stage, backup)
    // Here the folder is a site, and nothing is left to do but to let it start.
    if (place.databaseUrl) await finishRestore(place.databaseUrl, [PLACE])
    await leave(dataDir, backup, [...(laid?.stages ?? []), stage])
    return manifest
  } catch (reason) {
    await rm(isNew ? dataDir : stage, { recursive: true, force: true })
    throw reason
  }
}

/** Moves what was checked to its places. What makes the folder a site comes last. */
async function lay({ dataDir, databaseUrl, s3 }: Place, stage: string, backup: string): Promise<void> {
  await writeFile(path.join(stage, BACKUP), backup)
  if (s3) await restoreInto(s3, path.join(stage, IN_FOLDER.files))
  if (databaseUrl) await restorePostgres(databaseUrl, path.join(stage, databaseIn.postgres), backup)
  for (const name of RESTORED) if (existsSync(path.join(stage, name))) await rename(path.join(stage, name), path.join(dataDir, name))
}

/** Takes away what is not needed any more. Until all is gone a name says which backup was restored. */
async function leave(dataDir: string, backup: string, stages: readonly string[]): Promise<void> {
  const named = path.join(dataDir, RESTORING + backup)
  const [first = ''] = stages
  if (!stages.includes(named)) await rename(first, named)
  for (const one of stages) if (one !== named) await rm(one, { recursive: true, force: true })
  await rm(named, { recursive: true })
}

/** A restore that was killed when the folder was a site already: which backup it was of, and what it left. */
async function laidBefore(dataDir: string): Promise<{ readonly backup: string; readonly stages: readonly string[] } | undefined> {
  const names: readonly string[] = await readdir(dataDir).catch(() => [])
  if (!names.includes(IN_FOLDER.marker)) return undefined
  const stages = names.filter((name) => name.startsWith(RESTORING)).map((name) => path.join(dataDir, name))
  for (const stage of stages) {
    const named = path.basename(stage).slice(RESTORING.length)
    if (/^[0-9a-f]{64}$/.test(named)) return { backup: named, stages }
    const backup = await readFile(path.join(stage, BACKUP), 'utf8').catch(() => undefined)
    if (backup) return { backup, stages }
  }
  return undefined
}

/** Files go to their bucket before anything else has its place: no site is there that misses one. */
async function restoreInto(s3: S3Settings, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await putBlobs(await openS3(s3), folder, await keysBelow(folder))
  await rm(folder, { recursive: true })
}

const notEmpty = (dataDir: string): StartRefused => new StartRefused(`${dataDir} is not empty: set DATA_DIR to an empty folder`)

async function refuseUsed({ dataDir, databaseUrl }: Place): Promise<void> {
  if ((await readdir(dataDir).catch(() => [])).length) throw notEmpty(dataDir)
  if (databaseUrl && !(await mayRestoreInto(databaseUrl)))
    throw new StartRefused('the database is not empty: set DATABASE_URL to an empty one')
}

function refuseOtherEngine({ engine }: Manifest, databaseUrl: string | undefined): void {
  if (engine === 'postgres' && !databaseUrl) throw new StartRefused('this backup is of a site in PostgreSQL: set DATABASE_URL')
  if (engine === 'sqlite' && databaseUrl) throw new StartRefused('this backup is of a site in SQLite: unset DATABASE_URL')
}
