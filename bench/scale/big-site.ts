import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { costOf, costOfOne, type Fields, listOf } from '../listing/cost.ts'
import { engineVersions, type Ready } from '../listing/engines.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { childNamed, cpuOf } from '../tools/cpu.ts'
import { fetchRaw } from '../tools/fetch.ts'
import { runFrontage, startFrontage } from '../tools/frontage.ts'
import { median, say } from '../tools/numbers.ts'
import { aim, type Report } from '../tools/report.ts'
import { table } from '../tools/table.ts'
import { fill, postgresOf, type Sql, sqliteOf, type Wanted } from './fill.ts'

const FULL: Wanted = { reviews: 1_000_000, messages: 200_000, items: 20_000, pages: 5_000, pictures: 50_000 }
const QUICK: Wanted = { reviews: 20_000, messages: 4_000, items: 1_000, pages: 200, pictures: 1_000 }
const CALLS = { quick: 20, full: 50 }
const WARM_UP = 100
/** Milliseconds of CPU a second. */
const IDLE = 40
/** Changes of each kind; the median counts: the first drawings of a process are those of code that is not compiled yet. */
const TURNS = 9
/** Milliseconds of CPU, the database's own included. */
const MOST = { first: 100, sqlite: 10, postgres: 20, drawn: 15 }

/** The list as Load More asks for it. */
const lists: Readonly<Record<string, Fields>> = {
  'list, first page': {},
  'list, page 5,000': { clickedpnum: '5000' },
  'list, random order': { textsort: 'random' },
  'list, random order, page 50': { textsort: 'random', clickedpnum: '50' },
  'list, random order, page 2,000': { textsort: 'random', clickedpnum: '2000' },
  'list, search of a frequent word': { textsearch: 'google' },
  'list, search of two letters': { textsearch: 'ow' },
  'list, search of two rare letters': { textsearch: 'qz' },
  'list, search that finds nothing': { textsearch: 'no such words' },
}

const addresses: Readonly<Record<string, string>> = {
  'summary of reviews': '/api/reviews/summary',
  'portfolio, first page': '/api/portfolio/items',
  'portfolio, page 1,000': '/api/portfolio/items?page=1000',
  'search of the site': '/api/search?s=deck',
  sitemap: '/sitemap.xml',
  'owner: reviews': '/api/reviews?status=published',
  'owner: reviews, search': '/api/reviews?status=published&search=google',
  'owner: messages': '/api/forms/entries',
  'owner: messages, search': '/api/forms/entries?search=deck',
  'owner: messages, search that finds nothing': '/api/forms/entries?search=nosuchword',
  'owner: portfolio items': '/api/portfolio/own-items',
  'owner: portfolio items, page 500': '/api/portfolio/own-items?page=500',
  'owner: pages': '/api/pages',
  'owner: media': '/api/media',
}

type Filled = Ready & { readonly sql: Sql; readonly cookie: string }
type Row = { readonly name: string; readonly first: number; readonly again: number }

/** What every list and the first drawing cost on a site that holds much of everything, on both engines. */
export async function bigSite(isQuick: boolean, later: Later): Promise<Report> {
  const wanted = isQuick ? QUICK : FULL
  const calls = isQuick ? CALLS.quick : CALLS.full
  const lines = [
    ...(await measure(await filledSite('sqlite', wanted, later), MOST.sqlite, calls)),
    ...(await measure(await filledSite('postgres', wanted, later), MOST.postgres, calls)),
  ]
  const { reviews, messages, items, pages, pictures } = wanted
  const title = `${say(reviews)} reviews, ${say(messages)} messages, ${say(items)} portfolio items, ${say(pages)} pages, ${say(pictures)} pictures`
  return { title, parts: ['Milliseconds of CPU, user and system, the database’s own included.', ...lines], versions: engineVersions() }
}

/** The demo and the fixture, copied many times. */
async function filledSite(engine: 'sqlite' | 'postgres', wanted: Wanted, later: Later): Promise<Filled> {
  const folder = path.join(temporaryFolder(later), 'site')
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (postgres) later(postgres.stop)
  const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
  await (await startFrontage(['--demo'], env)).stop()
  const { accounts } = JSON.parse(runFrontage(['fixture'], env)) as { accounts: { owner: { email: string; password: string } } }
  const sql = postgres ? postgresOf(postgres.url) : sqliteOf(path.join(folder, 'site.sqlite'))
  fill(sql, engine, wanted)
  // The first start reads the pages that came in beside it, and does the jobs that are left.
  const first = await startFrontage([], env)
  await untilIdle(first.pid)
  await first.stop()
  const site = await startFrontage([], env)
  later(site.stop)
  await untilIdle(site.pid)
  const answer = await fetch(`${site.base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base },
    body: JSON.stringify(accounts.owner),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const name = engine === 'postgres' ? 'PostgreSQL' : 'SQLite'
  return { engine: name, site, database: postgres && childNamed('postgres'), sql, cookie }
}

/** Waits until a process does nothing of its own for three seconds in a row. */
async function untilIdle(pid: number): Promise<void> {
  for (let quiet = 0, before = cpuOf(pid); quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = cpuOf(pid)
    quiet = now - before <= IDLE ? quiet + 1 : 0
    before = now
  }
}

/** What an owner changes; the last is what a whole site that came in tells: everything that was remembered is read again. */
const changes: Readonly<Record<string, string>> = {
  'a review was changed': 'reviews.changed',
  'a page was published': 'pages.changed',
  'a portfolio item was changed': 'portfolio.changed',
  'anything changed': '*',
}

/** A change as another process tells it. */
async function change({ sql, engine }: Filled, name: string): Promise<void> {
  const tx = engine === 'PostgreSQL' ? 'pg_current_xact_id()::text::bigint' : '0'
  sql.run(`insert into site_change (name, at, tx) values ('${name}', '9999', ${tx});`)
  // The server looks once a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
}

async function measure(filled: Filled, most: number, calls: number): Promise<string[]> {
  const list = await listOf(filled)
  for (let call = 0; call < WARM_UP; call += 1) await list({ textsort: 'oldest' })
  const ask = async (address: string): Promise<void> => {
    const { status, body } = await fetchRaw(filled.site.base + address, { headers: { cookie: filled.cookie } })
    if (status !== 200) throw new Error(`${address} answers ${status}: ${body.toString().slice(0, 200)}`)
  }
  const rows: Row[] = []
  const take = async (name: string, call: () => Promise<unknown>): Promise<void> => {
    const first = await costOfOne(filled, call)
    const again = await costOf(filled, call, calls)
    rows.push({ name, first: first.ours + first.database, again: again.ours + again.database })
  }
  for (const [name, fields] of Object.entries(lists)) await take(name, () => list(fields))
  for (const [name, address] of Object.entries(addresses)) await take(name, () => ask(address))
  for (let turn = 0; turn < 3; turn += 1) await ask('/')
  for (const [what, name] of Object.entries(changes))
    for (const address of name === '*' ? ['/', '/sitemap.xml', '/api/search?s=deck'] : ['/']) {
      const costs: number[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        await change(filled, name)
        const { ours, database } = await costOfOne(filled, () => ask(address))
        costs.push(ours + database)
      }
      const again = await costOf(filled, () => ask(address), calls)
      rows.push({ name: `${address} after ${what}`, first: median(costs), again: again.ours + again.database })
    }
  const missed = rows.filter(({ first, again }) => first > MOST.first || again > most)
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${filled.site.pid}/status`, 'utf8'))?.[1]
  return [
    `### ${filled.engine}`,
    table(
      ['call', 'first time', 'after that'],
      rows.map(({ name, first, again }) => [name, say(first, 2), say(again, 2)]),
    ),
    `Memory of the server at the end: ${say(Number(memory) / 1024)} MB.`,
    aim(
      missed.length === 0,
      `at most ${MOST.first} ms the first time, then ${most} ms${missed.length ? `; above it: ${missed.map(({ name }) => name).join('; ')}` : ''}`,
    ),
  ]
}
