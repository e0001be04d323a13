import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { settingsIn, snapshotPostgres } from '../backup/postgres-snapshot.server'
import { createTestDatabase } from '../database.fake'

const at = (query: string): string => `postgres://ann:secret@db.test:5433/site?${query}`

test.each([
  ['', {}],
  ['sslmode=disable', { PGSSLMODE: 'disable' }],
  ['sslmode=no-verify', { PGSSLMODE: 'require' }],
  ['ssl=true', { PGSSLMODE: 'require' }],
  ['sslmode=verify-full', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }],
  [
    'sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem&sslcert=/etc/own.pem&sslkey=/etc/own.key',
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/etc/ca.pem', PGSSLCERT: '/etc/own.pem', PGSSLKEY: '/etc/own.key' },
  ],
])('what "%s" says about encryption is told to the programs of PostgreSQL (bar H17)', (query, settings) =>
  expect(settingsIn(at(query))).toEqual(settings),
)

afterEach(() => vi.unstubAllEnvs())

test('pg_dump gets them, and the password, where no list of processes shows them (bar H17)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-pg-dump-'))
  const database = await createTestDatabase('postgres', inject('postgresUrl'))
  writeFileSync(path.join(folder, 'pg_dump'), `#!/bin/sh\necho "$PGSSLMODE $PGDATABASE $@" > ${folder}/told\n`)
  chmodSync(path.join(folder, 'pg_dump'), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await snapshotPostgres(`${database.url}?sslmode=disable`, path.join(folder, 'dump'))
  const told = readFileSync(path.join(folder, 'told'), 'utf8')
  expect(told).toMatch(/^disable test_\w+ --format=custom /)
  expect(told).not.toContain('postgres://')
  await database.close()
  rmSync(folder, { recursive: true })
})
