import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readAssets } from '../http/assets'
import { createSiteServer } from '../http/server'
import { leaveForWordPress } from '../moving/wordpress'
import { readSettings, StartRefused } from '../settings'
import { dist } from './built'
import { withApp } from './with-app'

/** What could not come along, beside the export. */
const LEFT = 'left-out.txt'

/** `frontage export wordpress FOLDER`: an export file that WordPress imports, the media, and reviews as a table. */
export async function exportWordPress([folder = '', ...more]: readonly string[]): Promise<void> {
  if (!folder || more.length) throw new StartRefused('usage: frontage export wordpress FOLDER')
  const there = await readdir(folder).catch(() => [])
  if (there.length) throw new StartRefused(`${folder} is not empty`)
  const settings = readSettings(process.env)
  await withApp(async (app) => {
    const { server } = await createSiteServer(app, settings, readAssets([path.join(dist, 'site')]))
    try {
      const site = await leaveForWordPress(app)
      await put(folder, 'site.xml', site.pieces())
      for (const { at, read } of site.files) await put(folder, at, [await read()])
      const files = app.features.flatMap(({ toWordPress }) => toWordPress?.files ?? [])
      for (const { name, write } of files) await put(folder, name, write())
      const left = site.gaps.map(({ page, what }) => `${page || 'the site'}: ${what}`)
      await writeFile(path.join(folder, LEFT), left.map((line) => `${line}\n`).join(''))
      tell(
        site.files.length,
        left.length,
        files.map(({ name }) => name),
      )
    } finally {
      await server.close()
    }
  }, settings)
}

async function put(folder: string, name: string, pieces: AsyncIterable<string> | Iterable<Uint8Array>): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(Readable.from(pieces), createWriteStream(file))
}

function tell(media: number, left: number, files: readonly string[]): void {
  console.log(`exported: site.xml, ${media} files in uploads${files.map((name) => `, ${name}`).join('')}`)
  console.log(
    `${left === 1 ? '1 thing has' : `${left} things have`} no counterpart in WordPress: ${LEFT} names ${left === 1 ? 'it' : 'them'}`,
  )
  if (files.length) console.log('Names and e-mail addresses of visitors are in these files: keep them to yourself.')
}
