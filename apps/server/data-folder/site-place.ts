import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { databaseNumber } from '@frontage/kit/storage/database-number.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { type ServerSettings, StartRefused } from '../settings'
import type { DataFolder } from './data-folder'

/** The setting under which a database says where the files of its site lie, and which keys the site has. */
export const PLACE = 'site.place'
/** Of keys that were changed for others so many are remembered. */
const MOST_KEYS = 10

const placeShape = v.object({
  /** A copy, a move or a restore is in another one, and says anew where its files are. */
  database: v.string(),
  /** `folder`, with the number of that folder, or the address of a bucket. */
  files: v.string(),
  keys: v.array(v.string()),
})
type Place = v.InferOutput<typeof placeShape>

type Needs = {
  readonly db: AnyDatabase
  readonly folder: Pick<DataFolder, 'keys' | 'number'>
  readonly settings: Pick<ServerSettings, 's3'>
}

/**
 * Throws a StartRefused when this server would look for files, or check signatures, elsewhere than the others of its site: a second
 * one with a folder or keys of its own. The first one that starts on a database says where things are.
 */
export async function refuseForeignPlace({ db, folder, settings }: Needs): Promise<void> {
  const mine = await placeOf({ db, folder, settings })
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, PLACE)
    const site = createSite(trx)
    const stored = await site.read(PLACE)
    const known = stored === undefined ? undefined : storedIn(placeShape, stored, PLACE)
    if (known?.database !== mine.database) return site.write(PLACE, JSON.stringify(mine))
    if (known.files !== mine.files) throw new StartRefused(otherFiles(known.files, mine.files))
    if (!known.keys.some((key) => mine.keys.includes(key))) throw new StartRefused(OTHER_KEYS)
    const keys = [...new Set([...mine.keys, ...known.keys])].slice(0, MOST_KEYS)
    if (keys.join() !== known.keys.join()) await site.write(PLACE, JSON.stringify({ ...mine, keys }))
  })
}

/** From now on files are where this server has them, and its keys are those of the site. */
export async function adoptPlace(needs: Needs): Promise<void> {
  await createSite(needs.db).write(PLACE, JSON.stringify(await placeOf(needs)))
}

const placeOf = async ({ db, folder, settings: { s3 } }: Needs): Promise<Place> => ({
  database: (await databaseNumber(db)) || folder.number(),
  files: s3 ? `${s3.endpoint ?? 's3:/'}/${s3.bucket}/${s3.prefix ?? ''}` : `folder ${folder.number()}`,
  keys: folder.keys.map((key) => tokenHash(`place\0${key}`).slice(0, 16)),
})

const isFolder = (files: string): boolean => files.startsWith('folder ')

const LOST = 'If they are lost, frontage adopt goes on without them.'

function otherFiles(known: string, mine: string): string {
  if (!isFolder(known)) return `the files of this site lie in ${known}: set S3_BUCKET and its settings as for its other servers. ${LOST}`
  const elsewhere = 'the files of this site lie in a folder of another DATA_DIR'
  return isFolder(mine)
    ? `${elsewhere}: all its servers need the same folder, or S3. ${LOST}`
    : `the files of this site lie in a folder, not in S3: frontage move --files s3 takes them there. ${LOST}`
}

const OTHER_KEYS =
  'the keys of this site are others: set SECRET_KEYS, or DATA_DIR, as for its other servers; a new key goes before the old one. If they are lost, frontage adopt goes on without them: what was encrypted with them has to be typed again'
