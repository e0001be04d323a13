import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isEmptyPostgres, restorePostgres } from '@frontage/kit/storage/postgres-snapshot.server'
import { openS3, type S3Settings } from '@frontage/kit/storage/s3.server'
import { IN_FOLDER, RESTORING } from '../data-folder/data-folder'
import { type ServerSettings, StartRefused } from '../settings'
import { putBlobs } from './bucket-blobs'
import { openBackup } from './check-backup'
import { RESTORED, sweepRestore } from './leftovers'
import { keysBelow } from './make-backup'
import { databaseIn, type Manifest } from './manifest'

type Place = Pick<ServerSettings, 'dataDir' | 'databaseUrl'> & Partial<Pick<ServerSettings, 's3'>>

/** Puts a site back into an empty folder, and an empty database: checked as a whole before anything takes its place. */
export async function restoreBackup({ dataDir, databaseUrl, s3 }: Place, file: string, steps: readonly string[]): Promise<Manifest> {
  await sweepRestore(dataDir)
  await refuseUsed(dataDir, databaseUrl)
  const isNew = !existsSync(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const stage = path.join(dataDir, RESTORING + randomBytes(4).toString('hex'))
  try {
    await mkdir(stage, { mode: 0o700 })
    const manifest = await openBackup(file, { steps, folder: stage, wants: () => true })
    refuseOtherEngine(manifest, databaseUrl)
    if (s3) await restoreInto(s3, path.join(stage, IN_FOLDER.files))
    if (databaseUrl) await restorePostgres(databaseUrl, path.join(stage, databaseIn.postgres))
    // What makes the folder a site comes last.
    for (const name of RESTORED) if (existsSync(path.join(stage, name))) await rename(path.join(stage, name), path.join(dataDir, name))
    await rm(stage, { recursive: true })
    return manifest
  } catch (reason) {
    await rm(isNew ? dataDir : stage, { recursive: true, force: true })
    throw reason
  }
}

/** Files go to their bucket before anything else has its place: no site is there that misses one. */
async function restoreInto(s3: S3Settings, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await putBlobs(await openS3(s3), folder, await keysBelow(folder))
  await rm(folder, { recursive: true })
}

async function refuseUsed(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if ((await readdir(dataDir).catch(() => [])).length) throw new StartRefused(`${dataDir} is not empty: set DATA_DIR to an empty folder`)
  if (databaseUrl && !(await isEmptyPostgres(databaseUrl)))
    throw new StartRefused(
      'the database is not empty: set DATABASE_URL to an empty one (after a restore that was stopped half way: drop this database with dropdb, create it again with createdb, and restore again)',
    )
}

function refuseOtherEngine({ engine }: Manifest, databaseUrl: string | undefined): void {
  if (engine === 'postgres' && !databaseUrl) throw new StartRefused('this backup is of a site in PostgreSQL: set DATABASE_URL')
  if (engine === 'sqlite' && databaseUrl) throw new StartRefused('this backup is of a site in SQLite: unset DATABASE_URL')
}
