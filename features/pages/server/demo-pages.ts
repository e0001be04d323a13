import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { FRAME } from '@frontage/kit/frame.server'
import { parse } from 'valibot'
import { moduleShape, type PageDocument } from '../page'
import { documentOf } from '../versions'
import type { Desk } from './desk'
import { publish } from './publishing'

const frameFiles = ['header.json', 'footer.json']

/** Takes over a folder `site/` of pages, with the header and the footer that all of them share. */
export async function importDemoPages(folder: string, desk: Desk, { site, events }: Pick<Tools, 'site' | 'events'>): Promise<void> {
  const at = path.join(folder, 'site')
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(at, name), 'utf8'))
  const files = (await readdir(at)).filter((file) => file.endsWith('.json') && !frameFiles.includes(file))
  for (const file of files) {
    const document = documentOf(await read(file))
    if (!document) throw new Error(`${file} is no page`)
    await keepPublished(document, desk)
  }
  const modulesIn = async (name: string): Promise<string> => JSON.stringify([await read(name)].flat().map((one) => parse(moduleShape, one)))
  await site.write(FRAME.header, await modulesIn('header.json'))
  await site.write(FRAME.footer, await modulesIn('footer.json'))
  const { name } = JSON.parse(await readFile(path.join(folder, 'business.json'), 'utf8')) as { name: string }
  await site.write('name', name)
  events.emit('pages.changed')
}

async function keepPublished(document: PageDocument, desk: Desk): Promise<void> {
  const { path, title } = document
  await desk.db.transaction().execute(async (within) => {
    const draft = { draft: JSON.stringify(document), draft_at: desk.now(), draft_by: '' }
    await publish(await desk.need(await desk.pages.add({ path, title, ...draft }, within), within), '', desk, within)
  })
}
