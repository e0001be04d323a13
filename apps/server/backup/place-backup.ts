import { Readable } from 'node:stream'
import { type EncryptTo, encrypted } from '@frontage/kit/storage/age.server'
import { siteAt } from '../data-folder/data-folder'
import { type ServerSettings, StartRefused } from '../settings'
import { backupName, backupsAmong, isFolder, openPlace } from './backup-place'
import { type Keep, outdated } from './keep'
import { type BackupTarget, makeBackup, newFile } from './make-backup'
import type { Manifest } from './manifest'

/** `keep`: after a new one is there, older ones are deleted. */
export type BackupOptions = { readonly to: string; readonly encryptTo?: EncryptTo | undefined; readonly keep?: Keep | undefined }
/** `name`: the file, or where it lies in its place. `bytes`: its size. */
export type PlacedBackup = {
  readonly manifest: Manifest
  readonly name: string
  readonly bytes: number
  readonly deleted: readonly string[]
}

/** Backs a site up into a file, or under a name of its own into a folder or bucket. */
export async function placeBackup(
  settings: Pick<ServerSettings, 'dataDir' | 'databaseUrl' | 's3' | 'room' | 'backup'>,
  { to, encryptTo, keep }: BackupOptions,
  now: Date,
): Promise<PlacedBackup> {
  if (await isFolder(to)) return intoPlace(settings, { to, encryptTo, keep }, now)
  if (keep) throw new StartRefused('--keep needs a folder, or s3://BUCKET/PREFIX: older backups in it are deleted')
  const counted = withSize(newFile(to), encryptTo)
  const manifest = await makeBackup(settings, counted.target, now)
  return { manifest, name: to, bytes: counted.bytes(), deleted: [] }
}

async function intoPlace(
  settings: Parameters<typeof placeBackup>[0],
  { to, encryptTo, keep }: BackupOptions,
  now: Date,
): Promise<PlacedBackup> {
  const site = siteAt(settings.dataDir)
  if (!site) throw new StartRefused(`there is no site in ${settings.dataDir}`)
  const place = await openPlace(to, settings)
  try {
    const name = backupName(site, now, encryptTo !== undefined)
    if ((await place.names()).includes(name)) throw new StartRefused(`${name} already exists in ${to}`)
    const counted = withSize({ folder: place.folder, write: (content) => place.write(name, content) }, encryptTo)
    const manifest = await makeBackup(settings, counted.target, now)
    const deleted = keep ? outdated(backupsAmong(await place.names(), site), keep) : []
    for (const old of deleted) await place.remove(old.name)
    return { manifest, name, bytes: counted.bytes(), deleted: deleted.map((old) => old.name) }
  } finally {
    place.close()
  }
}

/** Encrypts what is written, and counts the bytes of it. */
function withSize(target: BackupTarget, encryptTo: EncryptTo | undefined): { target: BackupTarget; bytes: () => number } {
  let bytes = 0
  const write: BackupTarget['write'] = async (content) => {
    const written = encryptTo ? await encrypted(content, encryptTo) : content
    await target.write(Readable.from(counted(written), { objectMode: false }))
  }
  async function* counted(content: Readable): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      bytes += (piece as Buffer).length
      yield piece as Buffer
    }
  }
  return { target: { folder: target.folder, write }, bytes: () => bytes }
}
