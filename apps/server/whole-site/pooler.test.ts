import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { startPooler, type TestPooler } from '@frontage/kit/storage/pooler.fake'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../app'
import { checkDatabase } from '../doctor/check-database'
import type { Finding } from '../doctor/finding'
import { readSettings } from '../settings'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-pooled-'))
let database: TestDatabase
let pooler: TestPooler
beforeAll(async () => {
  database = await createTestDatabase('postgres', inject('postgresUrl'))
  pooler = await startPooler(database.url!)
})
afterAll(async () => {
  await pooler.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: folder, SECRET_KEYS: 'k'.repeat(40), LOG_LEVEL: 'silent', ...env })

test('a pooler is named beside the database, and not in its place', async () => {
  expect(() => settings({ DATABASE_POOL_URL: pooler.url })).toThrow('DATABASE_URL must be set as well')
  expect(() => settings({ DATABASE_URL: database.url!, DATABASE_POOL_URL: 'http://x' })).toThrow('DATABASE_POOL_URL must be an address')
  await expect(createApp(settings({ DATABASE_URL: pooler.url }))).rejects.toThrow(
    'DATABASE_URL leads to a pooler: name it in DATABASE_POOL_URL',
  )
})

test('four starts at once behind a pooler take each step once, and doctor tells what the pooler cannot do', async () => {
  const pooled = settings({ DATABASE_URL: database.url!, DATABASE_POOL_URL: pooler.url })
  const apps = await Promise.all(Array.from({ length: 4 }, () => createApp(pooled)))
  const taken = await Promise.all(apps.map((app) => app.migrate()))
  expect(taken.flat().sort()).toEqual([...apps[0]!.steps].sort())
  const findings: Finding[] = []
  for await (const finding of checkDatabase(apps[0]!, pooled)) findings.push(finding)
  expect(findings.map(({ says }) => says)).toContainEqual(expect.stringContaining('nothing ends a statement that takes too long'))
  for (const app of apps) await app.close()
})
