// Adds the hash of every new migration to migrations.lock.json. What is locked stays as it is: a released step never changes.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOCK = 'migrations.lock.json'
const locked = existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
const files = globSync(['features/*/migrations/[0-9]*.ts', 'packages/kit/storage/migrations/*.ts'])

for (const file of files) {
  const name = path.basename(file).replace(/(\.server)?\.ts$/, '')
  // Without spaces and line ends: a formatter may come and go.
  locked[name] ??= createHash('sha256').update(readFileSync(file, 'utf8').replace(/\s+/g, '')).digest('hex')
}
writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(Object.entries(locked).toSorted()), null, 2)}\n`)
console.log(`${files.length} migrations are locked`)
