import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { AskDisk } from '../limits'
import { createPageTally } from '../pages/page-tally'
import { startTestSite, type TestSite } from '../site.fake'
import type { Check } from './readiness'
import { createWatch } from './watch'

const TOKEN = 'a-token-of-twenty-signs'
const GIGABYTE = 1024 ** 3
type Answer = { readonly status: string; readonly message?: string; readonly checks?: Check[] }

describe.each(engines)('what /readyz says is wrong, on %s', (engine) => {
  let database: TestDatabase
  let site: TestSite
  let free = 100 * GIGABYTE
  const askDisk: AskDisk = async () => ({ size: 200 * GIGABYTE, free })
  beforeEach(async () => {
    free = 100 * GIGABYTE
    database = await createTestDatabase(engine, inject('postgresUrl'))
    site = await startTestSite({ METRICS_TOKEN: TOKEN, ...(database.url && { DATABASE_URL: database.url }) }, askDisk)
  })
  afterEach(async () => {
    await site.close()
    await database.close()
  })

  async function ask(token = ''): Promise<Answer & { readonly code: number }> {
    const response = await fetch(`${site.base}/readyz`, { headers: { authorization: `Bearer ${token}` } })
    return { code: response.status, ...((await response.json()) as Answer) }
  }
  const checkOf = async (name: Check['name']) => (await ask(TOKEN)).checks?.find((each) => each.name === name)

  test('nothing, while all is well; single checks are for those with the token', async () => {
    expect(await ask()).toEqual({ code: 200, status: 'ok' })
    expect(await ask(`${TOKEN}x`)).toEqual({ code: 200, status: 'ok' })
    const { checks, ...rest } = await ask(TOKEN)
    expect(rest).toEqual({ code: 200, status: 'ok' })
    expect(checks?.map(({ name, isFine }) => [name, isFine])).toEqual(
      ['database', 'migrations', 'files', 'room', 'shutdown'].map((name) => [name, true]),
    )
  })

  test('a database that is away: in words to strangers, in detail to those with the token', async () => {
    await site.app.db.destroy()
    expect(await ask()).toEqual({ code: 503, status: 'unavailable', message: 'The database does not answer.' })
    expect((await checkOf('database'))?.detail).toMatch(/driver|destroyed|pool/i)
  })

  test('a place of files that cannot be written: no stranger reads where it is', async () => {
    writeFileSync(path.join(site.folder, 'files'), 'what stands here is no folder')
    expect(await ask()).toEqual({ code: 503, status: 'unavailable', message: 'Files cannot be stored.' })
    expect((await checkOf('files'))?.detail).toContain(site.folder)
  })

  test('a disk that is nearly full sends nobody away, and those with the token read of it', async () => {
    free = 1_000
    expect(await ask()).toEqual({ code: 200, status: 'ok' })
    expect(await checkOf('room')).toMatchObject({ isFine: false, blocks: false, message: expect.stringContaining('disk is nearly full') })
  })

  test('a database that is older is not served; one that is newer is, until this server is updated', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '')`.execute(site.app.db)
    expect(await ask()).toEqual({ code: 200, status: 'ok' })
    expect(await checkOf('migrations')).toMatchObject({ isFine: false, detail: 'newer: 2999-01-01-later' })
    const [first = ''] = site.app.steps
    await sql`delete from kysely_migration where name = ${first}`.execute(site.app.db)
    expect(await ask()).toMatchObject({ code: 503, message: 'The database is older than this version. Restart the server.' })
    expect((await checkOf('migrations'))?.detail).toBe(`missing: ${first}`)
  })

  test('a server that stops', async () => {
    const { status, body } = await createWatch(site.app, { pages: createPageTally(), isStopping: () => true }).readiness(false)
    expect([status, JSON.parse(body)]).toEqual([503, { status: 'unavailable', message: 'The server is shutting down.' }])
  })
})
