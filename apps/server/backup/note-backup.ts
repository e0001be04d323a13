import path from 'node:path'
import { type MadeBackup, noteBackup } from '@frontage/kit/backups.server'
import { openDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { IN_FOLDER } from '../data-folder/data-folder'
import type { ServerSettings } from '../settings'

/** Tells the site of a backup that a command made, so that its owner reads how old the last one is. */
export async function tellSite(
  { dataDir, databaseUrl }: Pick<ServerSettings, 'dataDir' | 'databaseUrl'>,
  made: MadeBackup,
  now: Date,
): Promise<void> {
  const { db, close } = await openDatabase({ url: databaseUrl, file: path.join(dataDir, IN_FOLDER.database) })
  try {
    await noteBackup(createSite(db), made, now)
  } finally {
    await close()
  }
}
