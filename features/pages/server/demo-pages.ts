import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { parse } from 'valibot'
import { frameSchema, pageSchema } from '../page'
import { FRAME } from './frame'
import type { PagesStore } from './pages.store'

/** Takes over every page of a folder `site/`: `frame.json` is header, footer and the site's name; all others are pages. */
export async function importDemoPages(folder: string, store: PagesStore, { clock, site, events }: Pick<Tools, 'clock' | 'site' | 'events'>): Promise<void> {
  const at = path.join(folder, 'site')
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(at, name), 'utf8'))
  for (const name of (await readdir(at)).filter((file) => file.endsWith('.json') && file !== 'frame.json'))
    await store.keep(parse(pageSchema, await read(name)), clock.now().toISOString())
  const frame = parse(frameSchema, await read('frame.json'))
  await site.write('name', frame.name)
  await site.write(FRAME.header, JSON.stringify(frame.header))
  await site.write(FRAME.footer, JSON.stringify(frame.footer))
  events.emit('pages.changed')
}
