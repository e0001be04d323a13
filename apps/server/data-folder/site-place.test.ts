import { rmSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app'
import { makeBackup } from '../backup/make-backup'
import { restoreBackup } from '../backup/restore-backup'
import { readSettings } from '../settings'
import { startTestSite } from '../site.fake'

const [OLD, NEW, FOREIGN] = ['old', 'new', 'foreign'].map((word) => word.repeat(20)) as [string, string, string]
const BUCKET = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A site that was started once, with the environment that leads to it. */
async function startedOnce(engine: 'sqlite' | 'postgres', more: Record<string, string> = {}) {
  const database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
  if (database) closing.push(database.close)
  const site = await startTestSite({ ...(database?.url && { DATABASE_URL: database.url }), SECRET_KEYS: OLD, ...more })
  closing.push(site.close)
  return { DATA_DIR: site.folder, ...(database?.url && { DATABASE_URL: database.url }), SECRET_KEYS: OLD, ...more }
}

/** What a program that starts with these settings says, or nothing. */
async function start(env: Record<string, string>, how: 'migrate' | 'adopt' = 'migrate'): Promise<string> {
  const app = await createApp(readSettings({ LOG_LEVEL: 'silent', ...env }))
  try {
    await app[how]()
    return ''
  } catch (reason) {
    return (reason as Error).message
  } finally {
    await app.close()
  }
}

describe.each(engines)('the place of a site in %s', (engine) => {
  test('keys of another site are refused, and may be changed one after the other', async () => {
    const env = await startedOnce(engine)
    expect(await start({ ...env, SECRET_KEYS: FOREIGN })).toMatch(/^the keys of this site are others/)
    for (const SECRET_KEYS of [`${NEW},${OLD}`, OLD, NEW]) expect(await start({ ...env, SECRET_KEYS }), SECRET_KEYS).toBe('')
    expect(await start({ ...env, SECRET_KEYS: FOREIGN })).toMatch(/^the keys of this site are others/)
  })

  test('keys that are lost are given up by adopt', async () => {
    const env = await startedOnce(engine)
    expect(await start({ ...env, SECRET_KEYS: FOREIGN }, 'adopt')).toBe('')
    expect(await start({ ...env, SECRET_KEYS: FOREIGN })).toBe('')
    expect(await start(env)).toMatch(/^the keys of this site are others/)
  })

  test('a bucket in place of the folder is refused before files are missed, and a folder in place of the bucket', async () => {
    const env = await startedOnce(engine)
    expect(await start({ ...env, ...BUCKET })).toMatch(/^the files of this site lie in a folder, not in S3: frontage move --files s3/)
    const there = await startedOnce(engine, BUCKET)
    const { S3_BUCKET: _, ...here } = { ...there, S3_BUCKET: '' }
    expect(await start(here)).toMatch(/^the files of this site lie in s3:\/\/shop\/: set S3_BUCKET/)
    expect(await start(there)).toBe('')
  })
})

/** As whoever lost the machine but not the database would empty it. */
async function emptied(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.end()
}

describe('a second server on one PostgreSQL', () => {
  const elsewhere = (env: { DATA_DIR: string }): string => {
    const folder = path.join(env.DATA_DIR, '..', `${path.basename(env.DATA_DIR)}-second`)
    closing.push(async () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  test('with a folder of its own it is refused, unless files are in a bucket; the first one stays the site', async () => {
    const env = await startedOnce('postgres')
    const second = { ...env, DATA_DIR: elsewhere(env) }
    expect(await start(second)).toMatch(/^the files of this site lie in a folder of another DATA_DIR: all its servers need the same folder/)
    expect(await start(env)).toBe('')
    expect(await start(second, 'adopt')).toBe('')
    expect(await start(env)).toMatch(/^the files of this site lie in a folder of another DATA_DIR/)
    const shared = await startedOnce('postgres', BUCKET)
    expect(await start({ ...shared, DATA_DIR: elsewhere(shared) })).toBe('')
  })

  test('with keys of its own it is refused: without SECRET_KEYS every folder has others', async () => {
    const { SECRET_KEYS: _, ...env } = await startedOnce('postgres', BUCKET)
    expect(await start({ ...env, DATA_DIR: elsewhere(env) })).toMatch(/^the keys of this site are others: set SECRET_KEYS/)
  })

  test('a backup comes back into the same database, emptied, with a new folder', async () => {
    const { SECRET_KEYS: _, ...env } = await startedOnce('postgres')
    const file = path.join(env.DATA_DIR, 'site.backup')
    const { steps } = await createApp(readSettings({ LOG_LEVEL: 'silent', ...env })).then(async (app) => app.close().then(() => app))
    await makeBackup({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, file, new Date())
    const restored = { ...env, DATA_DIR: elsewhere(env) }
    await emptied(env.DATABASE_URL!)
    await restoreBackup({ dataDir: restored.DATA_DIR, databaseUrl: env.DATABASE_URL }, file, steps)
    expect(await start(restored)).toBe('')
    expect(await start(env)).toMatch(/^the files of this site lie in a folder of another DATA_DIR/)
  })
})
