// Adds the hash of every new migration to migrations.lock.json. What is locked stays as it is: a released step never changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { migrationHashes } from './migration-files.ts'

const LOCK = 'migrations.lock.json'
const hashes = migrationHashes()
const locked = { ...hashes, ...(existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}) }
writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(Object.entries(locked).toSorted()), null, 2)}\n`)
console.log(`${Object.keys(hashes).length} migrations are locked`)
