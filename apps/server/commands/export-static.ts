import path from 'node:path'
import { parseArgs } from 'node:util'
import { readAssets } from '../http/assets'
import { createSiteServer } from '../http/server'
import { exportStatic, type StaticReport } from '../moving/static/export-static'
import { readSettings, type ServerSettings, StartRefused } from '../settings'
import { dist } from './built'
import { withApp } from './with-app'

const USE = 'usage: frontage export static FOLDER [--server URL] [--address URL]'
/** Addresses that are printed one by one. */
const MOST_TOLD = 20

/** `frontage export static FOLDER`: the public site as files; forms and lists go on asking a server. */
export async function exportStaticSite(words: readonly string[]): Promise<void> {
  const { folder, server, address } = read(words)
  const given = readSettings(process.env)
  const askedOf = server ?? given.publicUrl ?? `http://${given.host}:${given.port}`
  await withApp(
    async (app) => {
      const assets = readAssets([path.join(dist, 'site')])
      const site = await createSiteServer(app, settingsFor(given, address), assets)
      try {
        tell(await exportStatic({ app, server: site.server, assets }, { folder, askedOf, progress: tellProgress }), askedOf)
      } finally {
        await site.server.close()
      }
    },
    settingsFor(given, address),
  )
}

/** Nobody waits for what the copy reads, and every picture comes from here, wherever visitors of the site get theirs. */
const settingsFor = (settings: ServerSettings, address = settings.publicUrl): ServerSettings => ({
  ...settings,
  publicUrl: address,
  publicFilesUrl: undefined,
  readingsPerMinute: { search: 0, embed: 0, page: 0 },
})

function read(words: readonly string[]) {
  try {
    const options = { server: { type: 'string' }, address: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const [folder, ...more] = positionals
    if (!folder || more.length) throw new Error(USE)
    return { folder, server: originIn(values.server), address: originIn(values.address) }
  } catch (reason) {
    throw reason instanceof StartRefused ? reason : new StartRefused(USE)
  }
}

/** `https://www.example.com`. Throws a StartRefused for what holds more than that. */
function originIn(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.parse(given)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!isOrigin) throw new StartRefused(`${given} is no address of a server: write it as https://www.example.com, without a path`)
  return url.origin
}

const tellProgress = (done: number, known: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${known} addresses${done === known ? '\n' : ''}`)
}

function tell({ pages, files, redirects, removed, left }: StaticReport, askedOf: string): void {
  for (const address of left.slice(0, MOST_TOLD)) console.log(`not a file: ${address}`)
  if (left.length > MOST_TOLD) console.log(`not a file: ${left.length - MOST_TOLD} more`)
  console.log(`exported: ${pages} pages, ${redirects} redirects, ${files} files in all${removed ? `; ${removed} files removed` : ''}`)
  for (const line of withServer(askedOf)) console.log(line)
}

/** What files cannot do, and who does it then. */
const withServer = (server: string): string[] => [
  `These need ${server}:`,
  '  forms and uploads, “Load more”, sorting and filters: the pages ask it from where they are',
  `  search: its results are shown there`,
  `  signing in and the admin: ${server}/admin`,
  '  widgets on other websites, and everything below /api',
  'Without JavaScript forms cannot be sent from the copy, and pages of lists are shown by the server.',
  'What changes on the site is in the copy after the next export: new pages, the first reviews of a list, scheduled pages.',
]
