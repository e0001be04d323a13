// Keeps a site of this release on both engines, for tests that open it with every later one: npm run keep:release 0.1.0
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startPostgres } from '../packages/kit/storage/postgres/postgres.fake.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name)) throw new Error('usage: npm run keep:release VERSION (after npm run build)')

const releases = path.resolve(import.meta.dirname, '../apps/server/upgrade/releases')
const program = path.resolve(import.meta.dirname, '../apps/server/bin/frontage.mjs')
const folder = mkdtempSync(path.join(tmpdir(), 'frontage-keep-'))
const postgres = await startPostgres()
try {
  for (const engine of ['sqlite', 'postgres']) {
    const place = { DATA_DIR: path.join(folder, engine), ...(engine === 'postgres' && { DATABASE_URL: postgres.url }) }
    const frontage = (...words: string[]): string =>
      execFileSync(process.execPath, [program, ...words], { env: { ...process.env, DISK_FLOOR_MB: '0', ...place }, encoding: 'utf8' })
    const parts = frontage('fixture')
    const file = path.join(folder, `${engine}.backup`)
    frontage('backup', file)
    writeFileSync(path.join(releases, `${name}-${engine}.backup.br`), brotliCompressSync(readFileSync(file)))
    writeFileSync(path.join(releases, `${name}-${engine}.json`), parts)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
