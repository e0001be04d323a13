import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { type AnyDatabase, openDatabase } from '@frontage/kit/storage/database.server'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { type Migrations, migrate, stepsOf } from '@frontage/kit/storage/migrate.server'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { restoreBackup } from '../backup/restore-backup'
import { loaded, signedIn, startTestSite } from '../site.fake'
import { stepsFor } from '../steps'

const releases = path.resolve(import.meta.dirname, 'releases')
/** `0.1.0-sqlite`: backups of sites that `frontage fixture` made with each release (npm run keep:release). */
const kept = readdirSync(releases).flatMap((name) => (name.endsWith('.backup.br') ? [name.replace('.backup.br', '')] : []))

type Parts = {
  readonly accounts: { readonly owner: { readonly email: string; readonly password: string } }
  readonly reviews: { readonly published: number }
}

/** Steps of which one does something to whoever takes them when it has done its own. */
const stepsWith = (steps: Migrations, name: string, action: (db: AnyDatabase) => Promise<unknown>): Migrations => {
  const { up } = steps[name]!
  const upAndAction = async (db: AnyDatabase): Promise<void> => {
    await up(db)
    await action(db)
  }
  return { ...steps, [name]: { up: upAndAction } }
}

/** A step that works, and one behind it that does not. */
const failing: Migrations = {
  '9999-01-01-works': {
    up: async (db) => {
      await db.schema.createTable('half').addColumn('name', 'text').execute()
      await sql`update review set review_title = 'Half'`.execute(db)
    },
  },
  '9999-01-02-fails': {
    up: async (db) => {
      await sql`delete from setting`.execute(db)
      throw new Error('no room')
    },
  },
}

test('there is a site of an earlier release on each engine', () => {
  for (const engine of ['sqlite', 'postgres']) expect(kept.some((name) => name.endsWith(`-${engine}`))).toBe(true)
})

describe.each(kept)('a site of %s', (name) => {
  const engine = name.endsWith('-postgres') ? 'postgres' : 'sqlite'
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-release-'))
  let database: TestDatabase | undefined
  afterEach(async () => {
    await database?.close()
    database = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  async function restored() {
    database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
    const place = { dataDir: path.join(folder, 'site'), databaseUrl: database?.url }
    const file = path.join(folder, 'kept.backup')
    rmSync(folder, { recursive: true, force: true })
    const [bytes, parts] = [`${name}.backup.br`, `${name}.json`].map((one) => readFileSync(path.join(releases, one)))
    mkdirSync(folder)
    writeFileSync(file, brotliDecompressSync(bytes!))
    const manifest = await restoreBackup(place, file, Object.keys(stepsFor(engine)))
    const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
    return { place, env, manifest, parts: JSON.parse(parts!.toString()) as Parts }
  }

  test('is restored, brought up to date and served with everything in it (bar H16)', async () => {
    const { env, manifest, parts } = await restored()
    const site = await startTestSite(env)
    expect((await stepsOf(site.app.db)).toSorted()).toEqual(Object.keys(stepsFor(engine)).toSorted())
    for (const table of ['review', 'page', 'form_entry', 'contact_form', 'portfolio_item', 'account', 'audit'])
      expect(Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(site.app.db)).rows[0]?.n), table).toBe(
        manifest.rows[table],
      )
    const cookie = await signedIn(site, parts.accounts.owner.email, parts.accounts.owner.password)
    for (const address of ['/readyz', '/api/openapi.json', '/api/pages', '/api/forms', '/api/business', '/api/status', '/api/backups'])
      expect((await site.get(address, cookie)).status, address).toBe(200)
    expect((await loaded(site, {})).totalreviewsindb).toBe(parts.reviews.published)
    await site.close()
  })

  test('stays as it is when a step fails, and can be brought up to date afterwards (bar H16)', async () => {
    const { place, env } = await restored()
    const { db, close } = await openDatabase({ url: place.databaseUrl, file: path.join(place.dataDir, 'site.sqlite') })
    const before = await dumpOf(db)
    await expect(migrate(db, { ...stepsFor(engine), ...failing })).rejects.toThrow('9999-01-02-fails failed: no room')
    expect(await dumpOf(db)).toBe(before)
    await close()
    const site = await startTestSite(env)
    expect((await site.get('/readyz')).status).toBe(200)
    await site.close()
  })

  test('at whatever step it is killed it is as it was, and becomes one of today afterwards (bar H16)', async () => {
    const { place } = await restored()
    const steps = stepsFor(engine)
    const file = path.join(place.dataDir, 'site.sqlite')
    const open = () => openDatabase({ url: place.databaseUrl, file })
    const asItIs = async (): Promise<readonly [string[], string]> => {
      const { db, close } = await open()
      const found = [await stepsOf(db), await dumpOf(db)] as const
      await close()
      return found
    }
    const before = await asItIs()
    const left = Object.keys(steps)
      .filter((name) => !before[0].includes(name))
      .toSorted()
    expect(left.length).toBeGreaterThan(1)
    for (const name of left) {
      const { db, close } = await open()
      await migrate(db, stepsWith(steps, name, engine === 'postgres' ? endConnection : () => leave(file))).catch(() => {})
      await close()
      if (engine === 'sqlite') comeBack(file)
      expect(await asItIs(), name).toEqual(before)
    }
    const { db, close } = await open()
    expect((await migrate(db, steps)).toSorted()).toEqual(left)
    await close()
  })
})

/** What PostgreSQL does when the program at the other end of a connection is killed. */
const endConnection = (db: AnyDatabase) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)

const left = ['', '-wal']
/** Keeps what is on the disk at this moment: all that a killed program leaves of its database. */
async function leave(file: string): Promise<never> {
  for (const end of left) copyFileSync(file + end, `${file}${end}.left`)
  throw new Error('killed')
}
/** Puts it where the next program finds it. */
function comeBack(file: string): void {
  rmSync(`${file}-shm`, { force: true })
  for (const end of left) renameSync(`${file}${end}.left`, file + end)
}

test.each([
  [['script/keep-release.ts'], 'usage: npm run keep:release VERSION'],
  [['bench/run.ts', 'nothing'], 'there is no nothing; there are: '],
])('%j is loaded by Node alone, with all that it needs', (words, says) => {
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' }).stderr).toContain(says)
})
