import { randomUUID } from 'node:crypto'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { NOTES } from '@frontage/kit/storage/move.server'
import { RESTORE_NOTE } from '@frontage/kit/storage/postgres-restore.server'
import type { Site } from '@frontage/kit/storage/site.server'
import { StartRefused } from '../settings'
import type { DataFolder } from './data-folder'

/** The setting under which a database holds the name of its site. */
const NAME = 'site.id'

type Needs = { readonly db: AnyDatabase; readonly site: Site; readonly folder: Pick<DataFolder, 'site' | 'database' | 'belongTo'> }

/**
 * Throws a StartRefused when the data folder belongs to another site than the database: one that was emptied, or that a wrong
 * address leads to. Asked before anything is migrated; `isNew`: nothing was, ever.
 */
export async function refuseForeignDatabase({ db, site, folder }: Needs): Promise<{ readonly isNew: boolean }> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  if (tables.includes(NOTES)) throw new StartRefused('a move into this database was not finished: run frontage move again')
  if (tables.includes(RESTORE_NOTE)) throw new StartRefused('a restore into this database was not finished: run frontage restore again')
  const isNew = !tables.includes('setting')
  if (!folder.site) return { isNew }
  const found = isNew ? undefined : await site.read(NAME)
  if (found === folder.site) return { isNew }
  throw new StartRefused(
    found
      ? 'the database belongs to another site than DATA_DIR: set the DATABASE_URL, or the DATA_DIR, that belong together'
      : `the database is empty or incomplete, but DATA_DIR belongs to a site that was in use: restore ${folder.database} from a backup`,
  )
}

/** Gives a site that begins, or that an earlier version made, its name, in the database and in the folder. */
export async function nameSite({ site, folder }: Needs): Promise<void> {
  const name = await site.establish(NAME, randomUUID())
  if (!folder.site) folder.belongTo(name)
}
