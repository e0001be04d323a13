import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Events } from '@frontage/kit/events.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Transfer } from '@frontage/kit/transfer.server'

/** Takes over the pages of the demo business, their header and footer and its name: a part of a site as it is exported. */
export async function importDemoPages(
  folder: string,
  transfer: Transfer,
  { db, events }: { readonly db: AnyDatabase; readonly events: Events },
): Promise<void> {
  const names = (await readdir(path.join(folder, 'site')))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `site/${file.slice(0, -5)}`)
  const read = async (name: string): Promise<[string, unknown]> => [
    name,
    JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')),
  ]
  const texts = new Map(await Promise.all(['business', ...names].map(read)))
  await db.transaction().execute(async (trx) => {
    const { bad } = await transfer.read(texts, { trx, by: '' })
    if (bad.length) throw new Error(`the demo cannot be read: ${bad.map(({ path: file, text }) => `${file}: ${text}`).join('; ')}`)
    await events.tell('pages.changed', trx)
  })
}
