import { chmodSync, readdirSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { noteBackup, noteFailure } from '@frontage/kit/backups.server'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../settings'
import { startTestSite, type TestSite } from '../site.fake'
import { examine } from './doctor'
import type { Finding } from './finding'
import { createProbe, PROBE_HEADER, PROBE_PATH } from './probe'

const PROXIED = { TRUSTED_PROXIES: '127.0.0.1' }
const others: Server[] = []
let site: TestSite | undefined
afterEach(async () => {
  for (const server of others.splice(0)) server.close()
  await site?.close()
  site = undefined
})

async function listen(server: Server): Promise<string> {
  others.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return String((server.address() as AddressInfo).port)
}

/** A proxy before the site that tells it what `more` says. */
const proxyOf = (more: (given: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<string> =>
  listen(
    createServer((asked, reply) => {
      const passed = request(site!.base + asked.url, { headers: { ...asked.headers, ...more(asked.headers) } }, (answer) => {
        reply.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(reply)
      })
      passed.end()
    }),
  )

async function findings(env: Record<string, string> = {}): Promise<Finding[]> {
  const found: Finding[] = []
  for await (const finding of examine(readSettings({ DATA_DIR: site!.folder, PORT: new URL(site!.base).port, ...env }))) found.push(finding)
  return found
}

/** What is said about a thing, each with its state. */
const about = (found: readonly Finding[], name: string) =>
  found.filter((each) => each.about === name).map(({ state, says }) => [state, says])

test('a running site is in order but for what was not set, and stays as it is', async () => {
  site = await startTestSite()
  await site.app.ping()
  const before = readdirSync(site.folder).sort()
  const found = await findings()
  expect(found.filter(({ state }) => state === 'fault')).toEqual([])
  expect(about(found, 'Database')).toEqual([['good', 'It is the one of this program, and up to date.']])
  expect(about(found, 'Server')).toEqual([['good', expect.stringContaining(`answers at ${site.base}`)]])
  expect(about(found, 'Address')).toEqual([['warning', expect.stringContaining('PUBLIC_URL is not set')]])
  expect(about(found, 'E-mail')).toEqual([['warning', expect.stringContaining('No mail server is set')]])
  for (const { state, advice } of found) expect(Boolean(advice)).toBe(state !== 'good')
  expect(readdirSync(site.folder).sort()).toEqual(before)
})

test('a folder without a site is refused and not made into one', async () => {
  site = await startTestSite()
  const empty = path.join(site.folder, 'mails', 'nothing')
  await expect(findings({ DATA_DIR: empty })).rejects.toThrow(`there is no site in ${empty}`)
})

test('a server that is not there, and another one in its place', async () => {
  site = await startTestSite()
  expect(about(await findings({ PORT: '1' }), 'Server')).toEqual([['fault', 'No server answers at http://127.0.0.1:1.']])
  const other = await listen(createServer((_asked, reply) => reply.end('{"version":"1"}')))
  expect(about(await findings({ PORT: other }), 'Server')).toEqual([['fault', expect.stringContaining('is not the server of this site')]])
})

test('what is open to others on the machine is named, with the command that closes it', async () => {
  site = await startTestSite()
  const keys = path.join(site.folder, 'secret-keys')
  chmodSync(keys, 0o644)
  const open = (await findings()).find(({ about: name, state }) => name === 'Permissions' && state === 'fault')
  expect(open).toMatchObject({ says: `Others on this machine can read ${keys}.`, advice: `chmod go= ${keys}` })
})

test('a database of a newer version, and one that is behind', async () => {
  site = await startTestSite()
  const steps = site.app.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await steps.insertInto('kysely_migration').values({ name: '2999-01-01-later', timestamp: '' }).execute()
  expect(about(await findings(), 'Database')).toEqual([['fault', 'A newer version of the program wrote this database.']])
  await steps.deleteFrom('kysely_migration').where('name', 'in', ['2999-01-01-later', site.app.steps[0]!]).execute()
  expect(about(await findings(), 'Database')).toEqual([['warning', 'The database is a step behind this program.']])
})

test('a mail server that does not answer, and a sender who is nobody', async () => {
  site = await startTestSite()
  expect(about(await findings({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'E-mail')).toEqual([
    ['fault', expect.stringContaining('The mail server does not answer.')],
    ['fault', 'E-mails come from site@localhost, which is nobody.'],
  ])
})

test('behind a proxy that says who asks, visitors are told apart', async () => {
  site = await startTestSite(PROXIED)
  const port = await proxyOf(() => ({ 'x-forwarded-for': '198.51.100.9' }))
  const found = await findings({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  expect(about(found, 'Address')).toEqual([['good', `http://127.0.0.1:${port} leads to this site.`]])
  expect(about(found, 'Proxy')).toEqual([['good', expect.stringContaining('198.51.100.9')]])
  expect(about(found, 'HTTPS')).toEqual([['fault', expect.stringContaining('nobody can sign in')]])
})

test('a proxy that believes visitors who make up their address is a fault', async () => {
  site = await startTestSite(PROXIED)
  const port = await proxyOf((given) => ({ 'x-forwarded-for': given['x-forwarded-for'] ?? '198.51.100.9' }))
  const said = about(await findings({ PUBLIC_URL: `http://127.0.0.1:${port}` }), 'Proxy')
  expect(said).toContainEqual(['fault', expect.stringContaining('make up their address')])
})

test('a proxy that passes another name on, and an address where something else answers', async () => {
  site = await startTestSite({ ...PROXIED, PUBLIC_URL: 'http://shop.example.test' })
  const renamed = await proxyOf(() => ({ host: 'other.example.test' }))
  expect(about(await findings({ PUBLIC_URL: `http://127.0.0.1:${renamed}` }), 'Proxy')).toEqual([
    ['fault', expect.stringContaining('by which name it was asked')],
  ])
  const other = await listen(createServer((_asked, reply) => reply.end('hello')))
  expect(about(await findings({ PUBLIC_URL: `http://127.0.0.1:${other}` }), 'Address')).toEqual([
    ['fault', expect.stringContaining('something else than this site answers (200)')],
  ])
  expect(about(await findings({ PUBLIC_URL: 'http://127.0.0.1:1' }), 'Address')).toEqual([
    ['fault', expect.stringContaining('Nobody answers')],
  ])
})

test('a question of another site, and one of yesterday, is answered like any unknown page', async () => {
  site = await startTestSite()
  const statusWith = async (keys: readonly string[], at: Date): Promise<number> =>
    (await fetch(site!.base + PROBE_PATH, { headers: { [PROBE_HEADER]: createProbe(keys, { now: () => at }).write() } })).status
  expect(await statusWith(site.app.keys, new Date())).toBe(200)
  expect(await statusWith(['x'.repeat(32)], new Date())).toBe(404)
  expect(await statusWith(site.app.keys, new Date(Date.now() - 120_000))).toBe(404)
})

test('backups: none is known, one is fresh or old, and one that failed is told', async () => {
  site = await startTestSite()
  const said = async () => about(await findings(), 'Backups')
  expect(await said()).toEqual([['warning', 'None is known.']])
  const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000)
  await noteBackup(site.app.site, { name: 'one.backup', bytes: 1 }, ago(3))
  expect(await said()).toEqual([['good', 'The last one is 3 hours old.']])
  await noteBackup(site.app.site, { name: 'one.backup', bytes: 1 }, ago(30))
  expect(await said()).toEqual([['warning', 'The last one is 30 hours old.']])
  await noteFailure(site.app.site, 'no room', ago(1))
  expect(await said()).toEqual([
    ['fault', expect.stringContaining('no room')],
    ['warning', 'The last one is 30 hours old.'],
  ])
})
