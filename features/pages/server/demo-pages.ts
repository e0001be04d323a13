import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { parse } from 'valibot'
import { moduleShape } from '../page'
import { documentOf } from '../versions'
import { FRAME } from './frame'
import type { PagesStore } from './pages.store'

const frameFiles = ['header.json', 'footer.json']

/** Takes over a folder `site/` of pages, with the header and the footer that all of them share. */
export async function importDemoPages(
  folder: string,
  store: PagesStore,
  { clock, site, events }: Pick<Tools, 'clock' | 'site' | 'events'>,
): Promise<void> {
  const at = path.join(folder, 'site')
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(at, name), 'utf8'))
  const files = (await readdir(at)).filter((file) => file.endsWith('.json') && !frameFiles.includes(file))
  for (const file of files) {
    const document = documentOf(await read(file))
    if (!document) throw new Error(`${file} is no page`)
    await store.keep(document, clock.now().toISOString())
  }
  const modulesIn = async (name: string): Promise<string> => JSON.stringify([await read(name)].flat().map((one) => parse(moduleShape, one)))
  await site.write(FRAME.header, await modulesIn('header.json'))
  await site.write(FRAME.footer, await modulesIn('footer.json'))
  const { name } = JSON.parse(await readFile(path.join(folder, 'business.json'), 'utf8')) as { name: string }
  await site.write('name', name)
  events.emit('pages.changed')
}
