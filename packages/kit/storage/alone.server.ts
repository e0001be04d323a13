import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** Milliseconds that a program waits for the one before it to end. */
const PATIENCE = 2_000

/**
 * Holds a file so that no other program can hold it: undefined when one does, else what lets it go. However the program ends,
 * the system lets go of it.
 */
export function holdAlone(file: string, patience = PATIENCE): (() => void) | undefined {
  // SQLite would let others read it.
  closeSync(openSync(file, 'a', 0o600))
  const lock = new Sqlite(file, { timeout: patience })
  try {
    lock.exec('begin exclusive')
    return () => void lock.close()
  } catch (reason) {
    lock.close()
    if ((reason as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw reason
  }
}
