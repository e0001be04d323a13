import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { writeWhole } from '@frontage/kit/storage/backup-file.server'
import { openS3 } from '@frontage/kit/storage/s3.server'
import { BUCKET } from '../environment'
import { type ServerSettings, StartRefused } from '../settings'

/** Where backups lie: a folder, or what stands below a prefix of a bucket. */
export type BackupPlace = {
  /** As an operator wrote it. */
  readonly name: string
  /** The folder whose disk it fills; undefined where there is none. */
  readonly folder: string | undefined
  names(): Promise<string[]>
  write(name: string, content: Readable): Promise<void>
  read(name: string): Readable
  remove(name: string): Promise<void>
  close(): void
}

export const isBucket = (where: string): boolean => where.startsWith('s3://')

/** Whether backups are put there under names of their own; else it is the name of one file. */
export const isFolder = async (where: string): Promise<boolean> =>
  isBucket(where) || /[/\\]$/.test(where) || Boolean((await stat(where).catch(() => undefined))?.isDirectory())

/** Opens `s3://bucket/prefix`, or a folder, which is made when something is written. */
export const openPlace = (where: string, settings: Pick<ServerSettings, 'backup'>): Promise<BackupPlace> =>
  isBucket(where) ? openBucket(where, settings) : Promise.resolve(folderAt(where))

function folderAt(where: string): BackupPlace {
  const folder = path.resolve(where)
  return {
    name: where,
    folder,
    names: async () => (await readdir(folder).catch(() => [])).toSorted(),
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await sweepHalves(folder)
      await writeWhole(path.join(folder, name), content)
    },
    read: (name) => createReadStream(path.join(folder, name)),
    remove: (name) => rm(path.join(folder, name)),
    close: () => undefined,
  }
}

const DAY = 86_400_000

/** Removes what killed backups had written of theirs. One that is under way stays. */
async function sweepHalves(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!HALF.test(name)) continue
    const { mtimeMs } = await stat(path.join(folder, name))
    if (Date.now() - mtimeMs > DAY) await rm(path.join(folder, name), { force: true })
  }
}

async function openBucket(where: string, { backup }: Pick<ServerSettings, 'backup'>): Promise<BackupPlace> {
  const [, bucket, prefix = ''] = BUCKET.exec(where) ?? []
  if (!bucket) throw new StartRefused('a place in S3 is written s3://BUCKET/PREFIX')
  if (!backup.s3)
    throw new StartRefused('set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (or S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY)')
  const s3 = await openS3({ ...backup.s3, bucket, prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix })
  return {
    name: where,
    folder: undefined,
    names: async () => {
      const names: string[] = []
      for await (const { key } of s3.list()) if (!key.includes('/')) names.push(key)
      return names
    },
    write: async (name, content) => {
      await s3.sweepParts(new Date(Date.now() - DAY))
      await s3.put(name, content)
    },
    read: (name) => s3.get(name),
    remove: (name) => s3.remove(name),
    close: () => s3.close(),
  }
}

/** `frontage-1a2b3c4d-20261123T040000Z.backup`: which site (the beginning of its name), and as of when; `.age` when it is encrypted. */
const NAME = /^frontage-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(?:\.age)?$/

/** The same while it is written. */
const HALF = /^frontage-[0-9a-f]{8}-\d{8}T\d{6}Z\.backup(?:\.age)?\.[0-9a-f]{8}\.part$/

export const backupName = (site: string, now: Date, isEncrypted: boolean): string =>
  `frontage-${site.slice(0, 8)}-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup${isEncrypted ? '.age' : ''}`

export type NamedBackup = { readonly name: string; readonly at: Date }

/** Backups among these names, oldest first: of one site, or of all. Everything else is nobody's business. */
export function backupsAmong(names: readonly string[], site?: string): NamedBackup[] {
  const found = names.flatMap((name): NamedBackup[] => {
    const [, of, ...parts] = NAME.exec(name) ?? []
    if (!of || (site !== undefined && of !== site.slice(0, 8))) return []
    const [year, month, day, hour, minute, second] = parts
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return Number.isNaN(at.getTime()) ? [] : [{ name, at }]
  })
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
