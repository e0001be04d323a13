import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../app'
import { openBackup } from '../backup/check-backup'
import { keepIn } from '../backup/keep'
import { databaseIn, type Manifest, summaryOf } from '../backup/manifest'
import { tellSite } from '../backup/note-backup'
import { type PlacedBackup, placeBackup } from '../backup/place-backup'
import { plainBackup } from '../backup/plain-backup'
import { restoreBackup } from '../backup/restore-backup'
import { IN_FOLDER } from '../data-folder/data-folder'
import { readSettings, StartRefused } from '../settings'
import { encryptionFor, keysFor, wordsIn } from './backup-options'
import { inOneLine } from './in-one-line'
import { eraseAgain } from './privacy'

const USAGE =
  'usage: frontage backup FILE|FOLDER|s3://BUCKET/PREFIX [--encrypt-to age1…] [--passphrase-file FILE] [--keep 7d,4w,12m] [--json]'

/** `frontage backup FILE|FOLDER|s3://…`: the whole site as one file, while it is in use. */
export async function backUp(words: readonly string[]): Promise<void> {
  const { place, options, isJson } = wordsIn(words, ['encrypt-to', 'passphrase-file', 'keep'], USAGE)
  const settings = readSettings(process.env)
  const to = place || settings.backup.to
  if (!to) throw new StartRefused(USAGE)
  const keep = options.keep === undefined ? undefined : keepIn(options.keep)
  const encryptTo = encryptionFor({ encryptTo: options['encrypt-to'], passphraseFile: options['passphrase-file'] }, settings)
  const now = new Date()
  const made = await placeBackup(settings, { to, encryptTo, keep }, now).catch(inOneLine)
  await tellSite(settings, made, now).catch((reason: Error) =>
    console.error(`frontage: the backup was made, but the site could not be told: ${reason.message}`),
  )
  if (isJson) console.log(JSON.stringify({ name: made.name, bytes: made.bytes, deleted: made.deleted, missing: made.manifest.missing }))
  else tellMade(made, { to, isEncrypted: encryptTo !== undefined })
}

function tellMade({ manifest, name, bytes, deleted }: PlacedBackup, { to, isEncrypted }: { to: string; isEncrypted: boolean }): void {
  console.log(`backed up: ${summaryOf(manifest)}`)
  tellMissing(manifest)
  if (!manifest.files[IN_FOLDER.keys]) console.log('SECRET_KEYS is set from outside and is not in this file: keep it as well')
  for (const old of deleted) console.log(`deleted: ${old}`)
  const where = name === to ? name : `${name} in ${to}`
  console.log(isEncrypted ? `${where}: ${bytes} bytes, encrypted` : `${where} is as secret as the site itself`)
}

/** `frontage verify FILE|FOLDER|s3://…`: reads a backup from its first to its last byte; changes nothing. */
export async function verifyBackup(words: readonly string[]): Promise<void> {
  const usage = 'usage: frontage verify FILE|FOLDER|s3://… [--identity FILE] [--passphrase-file FILE]'
  const { place, options } = wordsIn(words, ['identity', 'passphrase-file'], usage)
  if (!place) throw new StartRefused(usage)
  await inFolder(async (folder) => {
    const wants = (name: string): boolean => Object.values<string>(databaseIn).includes(name)
    const file = await readable(place, options, { folder, takesNewest: true })
    const manifest = await openBackup(file, { steps: await knownSteps(), folder: path.join(folder, 'held'), wants }).catch(inOneLine)
    console.log(`whole: ${summaryOf(manifest)}`)
    tellMissing(manifest)
    if (manifest.missing.length) process.exitCode = 1
  })
}

/** `frontage restore FILE|s3://… [--erasures LIST]`: into an empty DATA_DIR, and an empty database; who was erased since stays erased. */
export async function restoreSite(words: readonly string[]): Promise<void> {
  const usage = 'usage: frontage restore FILE|s3://… [--identity FILE] [--passphrase-file FILE] [--erasures LIST]'
  const { place, options } = wordsIn(words, ['identity', 'passphrase-file', 'erasures'], usage)
  const list = options.erasures
  if (!place || list === '') throw new StartRefused(usage)
  if (list && !existsSync(list)) throw new StartRefused(`${list} cannot be read`)
  await inFolder(async (folder) => {
    const file = await readable(place, options, { folder, takesNewest: false })
    const began = performance.now()
    const manifest = await restoreBackup(readSettings(process.env), file, await knownSteps()).catch(inOneLine)
    console.log(`restored in ${((performance.now() - began) / 1000).toFixed(1)} s: ${summaryOf(manifest)}`)
    tellMissing(manifest)
  })
  if (list) await eraseAgain(list)
  else console.log('whoever was erased after this backup is back: erase them again, or restore with --erasures LIST')
}

type Named = { readonly identity?: string; readonly 'passphrase-file'?: string }

const readable = (from: string, { identity, 'passphrase-file': passphraseFile }: Named, how: { folder: string; takesNewest: boolean }) => {
  const settings = readSettings(process.env)
  return plainBackup(from, { settings, keys: keysFor({ identity, passphraseFile }, settings), ...how }).catch(inOneLine)
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
