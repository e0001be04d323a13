import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { parse, pick } from 'valibot'
import { lookShape } from '../look'
import { LANGUAGE, TIME_ZONE } from './look.store'

/** Takes over where the made-up business is. */
export async function importDemoPlace(folder: string, { db, events }: Pick<Tools, 'db' | 'events'>): Promise<void> {
  const told: unknown = JSON.parse(await readFile(path.join(folder, 'place.json'), 'utf8'))
  const { language, timeZone } = parse(pick(lookShape, ['language', 'timeZone']), told)
  await db.transaction().execute(async (trx) => {
    await createSite(trx).write(LANGUAGE, language)
    await createSite(trx).write(TIME_ZONE, timeZone)
    await events.tell('look.changed', trx)
  })
}
