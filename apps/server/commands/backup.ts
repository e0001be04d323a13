import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../app'
import { openBackup } from '../backup/check-backup'
import { makeBackup } from '../backup/make-backup'
import { databaseIn, type Manifest, summaryOf } from '../backup/manifest'
import { restoreBackup } from '../backup/restore-backup'
import { IN_FOLDER } from '../data-folder/data-folder'
import { readSettings, StartRefused } from '../settings'
import { inOneLine } from './in-one-line'
import { eraseAgain } from './privacy'

/** `frontage backup FILE`: the whole site as one file, while it is in use. */
export async function backUp([file = '']: readonly string[]): Promise<void> {
  if (!file) throw new StartRefused('usage: frontage backup FILE')
  const manifest = await makeBackup(readSettings(process.env), file, new Date()).catch(inOneLine)
  console.log(`backed up: ${summaryOf(manifest)}`)
  tellMissing(manifest)
  if (!manifest.files[IN_FOLDER.keys]) console.log('SECRET_KEYS is set from outside and is not in this file: keep it as well')
  console.log(`${file} is as secret as the site itself`)
}

/** `frontage verify FILE`: reads a backup from its first to its last byte; changes nothing. */
export async function verifyBackup([file = '']: readonly string[]): Promise<void> {
  if (!file || !existsSync(file)) throw new StartRefused(file ? `${file} cannot be read` : 'usage: frontage verify FILE')
  await inFolder(async (folder) => {
    const wants = (name: string): boolean => Object.values<string>(databaseIn).includes(name)
    const manifest = await openBackup(file, { steps: await knownSteps(), folder, wants }).catch(inOneLine)
    console.log(`whole: ${summaryOf(manifest)}`)
    tellMissing(manifest)
    if (manifest.missing.length) process.exitCode = 1
  })
}

/** `frontage restore FILE [--erasures LIST]`: into an empty DATA_DIR, and an empty database; who was erased since stays erased. */
export async function restoreSite([file = '', option = '', list = '']: readonly string[]): Promise<void> {
  if (option && (option !== '--erasures' || !list)) throw new StartRefused('usage: frontage restore FILE [--erasures LIST]')
  if (list && !existsSync(list)) throw new StartRefused(`${list} cannot be read`)
  if (!file || !existsSync(file)) throw new StartRefused(file ? `${file} cannot be read` : 'usage: frontage restore FILE')
  const began = performance.now()
  const manifest = await restoreBackup(readSettings(process.env), file, await knownSteps()).catch(inOneLine)
  console.log(`restored in ${((performance.now() - began) / 1000).toFixed(1)} s: ${summaryOf(manifest)}`)
  tellMissing(manifest)
  if (list) await eraseAgain(list)
  else console.log('whoever was erased after this backup is back: erase them again, or restore with --erasures LIST')
}

const tellMissing = ({ missing }: Manifest): void => {
  for (const key of missing) console.error(`frontage: files/${key} is named in the database, but was not there when the backup was made`)
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'frontage-backup-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Steps that this program knows, asked of a site that is put together for the question alone. */
const knownSteps = (): Promise<readonly string[]> =>
  inFolder(async (folder) => {
    const app = await createApp(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
    try {
      return app.steps
    } finally {
      await app.close()
    }
  })
