import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { parse } from 'valibot'
import { businessShape } from '../business'
import { sharingShape } from '../sharing'
import type { SeoSettings } from './settings'

/** Takes over what the made-up business is, and the picture that others show of its site. */
export async function importDemoDetails(
  folder: string,
  settings: SeoSettings,
  { db, events }: Pick<Tools, 'db' | 'events'>,
): Promise<void> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'))
  const business = parse(businessShape, await read('business-details.json'))
  const sharing = parse(sharingShape, await read('sharing.json'))
  await db.transaction().execute(async (trx) => {
    await settings.write('business', business, trx)
    await settings.write('sharing', sharing, trx)
    await events.tell('seo.changed', trx)
  })
}
