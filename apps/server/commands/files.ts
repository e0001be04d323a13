import path from 'node:path'
import { openReading } from '@frontage/kit/storage/move.server'
import { IN_FOLDER } from '../data-folder/data-folder'
import { findOrphans, type Orphans } from '../orphans/orphans'
import { readSettings, StartRefused } from '../settings'
import { inOneLine } from './in-one-line'
import { withApp } from './with-app'

const USAGE = 'usage: frontage files sweep [--dry-run]'

/** `frontage files sweep [--dry-run]`: lists the files that nothing names and that are older than a day, and deletes them. */
export async function sweepFiles([what, ...words]: readonly string[]): Promise<void> {
  const isDry = words[0] === '--dry-run'
  if (what !== 'sweep' || words.length > Number(isDry)) throw new StartRefused(USAGE)
  await sweep(isDry).catch(inOneLine)
}

async function sweep(isDry: boolean): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env)
  const place = { url: databaseUrl, file: path.join(dataDir, IN_FOLDER.database) }
  await withApp(async ({ files, clock }) => {
    const orphans = await findOrphans(files, () => openReading(place), clock.now())
    for (const { key, bytes, modified } of orphans.found) console.log(`${key}\t${bytes}\t${modified.toISOString()}`)
    if (!isDry) await deleteAll(orphans, files.remove)
    console.log(summary(orphans, isDry))
  })
}

/** Where no file is named at all, the files are probably those of another site. */
async function deleteAll({ found, named }: Orphans, remove: (key: string) => Promise<void>): Promise<void> {
  if (found.length && !named)
    throw new StartRefused(
      'nothing was deleted: the database names none of the files, so they may belong to another site. Compare DATA_DIR, DATABASE_URL and S3_PREFIX',
    )
  for (const { key } of found) await remove(key)
}

function summary({ found, all }: Orphans, isDry: boolean): string {
  const megabytes = found.reduce((sum, { bytes }) => sum + bytes, 0) / (1024 * 1024)
  if (!found.length) return `nothing to delete: all ${all} files are in use, or younger than a day`
  return `${isDry ? 'would be deleted' : 'deleted'}: ${found.length} of ${all} files, ${megabytes.toFixed(1)} MB`
}
