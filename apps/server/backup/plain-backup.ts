import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decrypted, isEncrypted, type Keys } from '@frontage/kit/storage/age.server'
import { type ServerSettings, StartRefused } from '../settings'
import { backupsAmong, isBucket, isFolder, openPlace } from './backup-place'

/**
 * The file to read a backup from: the one that is named, or fetched from its bucket and decrypted into an own folder. Throws a
 * StartRefused when there is none. Where a folder or prefix is named, the newest backup in it is meant if `takesNewest`.
 */
export async function plainBackup(
  from: string,
  { settings, keys, folder, takesNewest }: { settings: Pick<ServerSettings, 'backup'>; keys: Keys; folder: string; takesNewest: boolean },
): Promise<string> {
  const whole = await nameOf(from, settings, takesNewest)
  const local = isBucket(whole) ? await fetchTo(path.join(folder, 'fetched'), whole, settings) : whole
  if (!existsSync(local)) throw new StartRefused(`${whole} cannot be read`)
  if (!(await isEncrypted(local))) return local
  if (!keys.identities.length && !keys.passphrases.length)
    throw new StartRefused(`${whole} is encrypted: name the file with its secret key (--identity FILE), or set BACKUP_PASSPHRASE`)
  return keep(await decrypted(createReadStream(local), keys), path.join(folder, 'decrypted'))
}

async function nameOf(from: string, settings: Pick<ServerSettings, 'backup'>, takesNewest: boolean): Promise<string> {
  const isOne = backupsAmong([path.posix.basename(from)]).length > 0
  if (isOne || !(await isFolder(from))) return from
  const place = await openPlace(from, settings)
  const found = backupsAmong(await place.names())
  place.close()
  const newest = found.at(-1)
  if (!newest) throw new StartRefused(`there is no backup in ${from}`)
  if (!takesNewest) throw new StartRefused(`name one of the backups in ${from}, such as ${newest.name}`)
  return `${from.replace(/\/$/, '')}/${newest.name}`
}

async function fetchTo(file: string, from: string, settings: Pick<ServerSettings, 'backup'>): Promise<string> {
  const at = from.lastIndexOf('/')
  const place = await openPlace(from.slice(0, at), settings)
  try {
    return await keep(place.read(from.slice(at + 1)), file)
  } finally {
    place.close()
  }
}

async function keep(content: Readable, file: string): Promise<string> {
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return file
}
