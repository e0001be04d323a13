import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const nameOf = (file: string): string => path.basename(file).replace(/(\.server)?\.ts$/, '')

/** Of the code without spaces and line ends: a formatter may come and go. */
const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file, 'utf8').replace(/\s+/g, '')).digest('hex')

/** The SHA-256 of every step that leads to the tables of today, in hexadecimal, by its name; from the root of the repository. */
export const migrationHashes = (): Record<string, string> =>
  Object.fromEntries(
    globSync(['features/*/migrations/[0-9]*.ts', 'packages/kit/storage/migrations/*.ts']).map((file) => [nameOf(file), hashOf(file)]),
  )
