import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Role, roles } from '@frontage/kit/wire/permission'
import type { FastifyInstance } from 'fastify'
import { type App, createApp } from './app'
import { type Assets, plain } from './http/assets'
import { createSiteServer } from './http/server'
import type { AskDisk } from './limits'
import { type Environment, readSettings } from './settings'
import { visitorTexts } from './texts'
import type { Watch } from './watching/watch'

/** What a build would have made, without one. */
export const fakeAssets: Assets = {
  get: (address) => (address === '/assets/site.js' ? plain(Buffer.from('export {}'), 'text/javascript; charset=utf-8') : undefined),
  addresses: () => ['/assets/site.js'],
  addressOf: (entry) => `/assets/${path.basename(entry).replace(/\.tsx?$/, '.js')}`,
  modulesOf: () => ['/assets/first.js'],
  stylesOf: () => ['/assets/admin.css'],
  textOf: (entry) => `/* ${path.basename(entry)} */`,
}

export type TestSite = {
  readonly app: App
  readonly server: FastifyInstance
  readonly watch: Watch
  readonly base: string
  readonly folder: string
  /** Sends JSON as the site's own pages do, with a session if one is given. */
  post(address: string, body: unknown, options?: { cookie?: string; headers?: Record<string, string> }): Promise<Response>
  get(address: string, cookie?: string): Promise<Response>
  close(): Promise<void>
}

/** A whole site on a free port, in a folder of its own: real database, real HTTP. Visitors see it unless it is to be a new one. */
export async function startTestSite(env: Environment = {}, askDisk?: AskDisk, isOpen = true): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-site-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
  const app = await createApp(settings, askDisk)
  await app.migrate()
  for (const feature of app.features) await feature.start?.()
  if (isOpen) await app.features.find(({ opening }) => opening)?.opening?.set(true)
  const { server, watch } = await createSiteServer(app, settings, fakeAssets)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const cookieOf = (cookie: string | undefined): Record<string, string> => (cookie ? { cookie } : {})
  return {
    app,
    server,
    watch,
    base,
    folder,
    post: (address, body, { cookie, headers } = {}) =>
      fetch(base + address, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: base, ...cookieOf(cookie), ...headers },
      }),
    get: (address, cookie) => fetch(base + address, { headers: cookieOf(cookie), redirect: 'manual' }),
    close: async () => {
      await server.close()
      await app.close()
      // Test files share one process: the words of this site's owner are not those of the next.
      visitorTexts.speak('en', {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The session cookie of an answer, as a browser would send it back. */
export const cookieIn = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** The cookie of a signed-in account. */
export async function signedIn(site: TestSite, email: string, password: string): Promise<string> {
  const response = await site.post('/api/sign-in', { email, password })
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`)
  return cookieIn(response)
}

/** Posts a form to the AJAX endpoint, with a fresh ticket unless one is given. */
export async function ajax(site: TestSite, action: string, fields: Record<string, string>, ticket?: string): Promise<Response> {
  const fresh = ticket ?? ((await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }).ticket
  return fetch(`${site.base}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action, wpfb_nonce: fresh, ...fields }),
  })
}

/** Every parameter of the listing call. */
export const loadParameters = [
  'perrow',
  'nrows',
  'callnum',
  'clickedpnum',
  'notinstring',
  'revid',
  'onereview',
  'cpostid',
  'shortcodepageid',
  'shortcodelang',
  'shortcodetag',
  'textsearch',
  'textsort',
  'textrating',
  'textsource',
  'textlang',
  'textrtype',
  'filterbar',
  'typed',
] as const

export type Loaded = {
  readonly reviews: { id: number; text: string }[]
  readonly innerhtml: string
  readonly totalreviewsindb: number
  readonly reviewsperpage: number
  readonly clickedpnum: number | ''
  readonly newnotinstring: string
}

/** The listing call: ten reviews unless told otherwise. */
export const load = (site: TestSite, fields: Record<string, string>): Promise<Response> =>
  ajax(site, 'wprp_load_more_revs', { typed: 'yes', perrow: '5', nrows: '2', ...fields })

export const loaded = async (site: TestSite, fields: Record<string, string>): Promise<Loaded> =>
  (await (await load(site, fields)).json()) as Loaded

type Logins = Readonly<Record<Role, { email: string; password: string }>>

/** A site with the records of `frontage fixture`, and everybody signed in. */
export type FilledSite = TestSite & {
  /** What each feature said of its own records. */
  readonly parts: Readonly<Record<string, unknown>>
  readonly logins: Logins
  readonly cookies: Readonly<Record<Role, string>>
}

export async function startFilledSite(env: Environment = {}, askDisk?: AskDisk): Promise<FilledSite> {
  const site = await startTestSite(env, askDisk)
  const parts: Record<string, unknown> = {}
  for (const feature of site.app.features) Object.assign(parts, await feature.fixture?.())
  const logins = parts.accounts as Logins
  const cookieOf = async (role: Role): Promise<[Role, string]> => [role, await signedIn(site, logins[role].email, logins[role].password)]
  const cookies = Object.fromEntries(await Promise.all(roles.map(cookieOf))) as Record<Role, string>
  return { ...site, parts, logins, cookies }
}

/** What is written beside what is kept: who tried what, how often, and when somebody was last seen. */
const traces = ['audit', 'throttle']
const withoutMoments = ({ seen_at, last_seen_at, ...row }: Record<string, unknown>): unknown => row

/** Everything that is kept, in one text. */
export async function dump(site: TestSite): Promise<string> {
  const tables = await site.app.db.introspection.getTables()
  const db = site.app.db.withTables<Record<string, Record<string, unknown>>>()
  const rows = []
  for (const { name } of tables.filter(({ name, isView }) => !isView && !traces.includes(name)))
    rows.push([name, (await db.selectFrom(name).selectAll().execute()).map(withoutMoments)])
  return JSON.stringify(rows)
}

/** What tells the state that an owner reads at this address, to be sent back with a change of it. */
export async function revisionAt(site: FilledSite, address: string): Promise<string> {
  const { revision } = (await (await site.get(address, site.cookies.owner)).json()) as { revision: string }
  return revision
}
