import path from 'node:path'
import { parseArgs } from 'node:util'
import { complaintAbout } from '@frontage/kit/storage/postgres-hosts.server'
import type { S3Settings } from '@frontage/kit/storage/s3.server'
import { type ServerSettings, StartRefused } from '../settings'

export const USAGE =
  'usage: frontage move --to postgres://USER@HOST/NAME [--folder NEW_DATA_DIR] [--files s3|folder]\n       frontage move --to sqlite:NEW_DATA_DIR [--files s3|folder]'

type Source = Pick<ServerSettings, 'dataDir' | 'databaseUrl' | 's3'>

/** Where a site is moved to: `files` says what becomes of them; `stay` leaves them in their bucket. */
export type Destination = {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly files: 'folder' | 'stay' | { readonly into: S3Settings } | { readonly outOf: S3Settings }
}

/** Reads the words of the command. Throws a StartRefused for what cannot be done. */
export function destinationIn(words: readonly string[], source: Source): Destination {
  const { to = '', folder, files } = optionsIn(words)
  const place = placeIn(to, folder, source)
  if (path.resolve(place.dataDir) === source.dataDir)
    throw new StartRefused('a site is moved into a new folder: the old one stays as it is')
  return { ...place, files: filesFor(files, source.s3) }
}

function optionsIn(words: readonly string[]) {
  try {
    const option = { type: 'string' } as const
    return parseArgs({ args: [...words], options: { to: option, folder: option, files: option } }).values
  } catch {
    throw new StartRefused(USAGE)
  }
}

function placeIn(to: string, folder: string | undefined, { dataDir, databaseUrl }: Source) {
  if (to.startsWith('sqlite:') && to.length > 7 && !folder) return { dataDir: path.resolve(to.slice(7)), databaseUrl: undefined }
  if (!/^postgres(?:ql)?:/.test(to)) throw new StartRefused(USAGE)
  const complaint = complaintAbout(to)
  if (complaint) throw new StartRefused(`--to ${complaint}`)
  if (to === databaseUrl) throw new StartRefused('--to names the database that the site is in already')
  return { dataDir: path.resolve(folder || `${dataDir}-postgres`), databaseUrl: to }
}

function filesFor(wanted: string | undefined, s3: S3Settings | undefined): Destination['files'] {
  if (wanted !== undefined && wanted !== 's3' && wanted !== 'folder') throw new StartRefused(USAGE)
  if (wanted === 's3' && !s3)
    throw new StartRefused('--files s3: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY of the bucket to move to')
  if (wanted === 's3' && s3) return { into: s3 }
  if (s3) return wanted === 'folder' ? { outOf: s3 } : 'stay'
  return 'folder'
}
