import { closeSync, openSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Spool } from './files/incoming.server'
import { createScratchList, type ScratchList, type Written } from './scratch-list.server'

export type { ScratchList }

/** Values on the disk, for as long as something is done with more of them than the memory holds. */
export type Scratch = {
  /** `written`: for values that are more than JSON. */
  list<Value, Key extends string = never>(keys?: readonly Key[], written?: Written<Value>): ScratchList<Value, Key>
  /** Texts of which each is there once; `add` is false for one that was there before. */
  set(): { add(text: string): boolean }
  /** Asks for room on the disk for what comes next. Throws the Refusal of a full one. */
  need(): Promise<void>
  close(): void
}

/** Bytes for which room is asked at once. */
const AT_ONCE = 16 * 1024 * 1024
/** Kilobytes of the file that are in memory. */
const CACHE = 8 * 1024
const settings = ['journal_mode = off', 'synchronous = off', 'locking_mode = exclusive', `cache_size = -${CACHE}`]

/**
 * Opens a file for values, which the owner of this process alone can read. It has no name from then on, where the system allows that:
 * however the program ends, nothing of it stays. `spool` is cleared by whoever made it.
 */
export function openScratch(spool: Pick<Spool, 'next' | 'need'>): Scratch {
  const file = spool.next()
  closeSync(openSync(file, 'wx', 0o600))
  const db = new Sqlite(file)
  for (const setting of settings) db.pragma(setting)
  // Never committed: nobody else reads it.
  db.exec('begin exclusive')
  unname(file)
  let lists = 0
  let room = 0
  const count = (bytes: number): void => {
    room -= bytes
  }
  return {
    list: (keys = [], written) => createScratchList({ db, name: `list${++lists}`, keys, count, written }),
    set: () => createSet(db, `set${++lists}`, count),
    need: async () => {
      if (room > 0) return
      await spool.need(AT_ONCE)
      room = AT_ONCE
    },
    close: () => void db.close(),
  }
}

/** Some systems remove no file that is open: there it goes with the others of its spool. */
function unname(file: string): void {
  try {
    rmSync(file)
  } catch {
    // The spool is cleared later.
  }
}

function createSet(db: Sqlite.Database, name: string, count: (bytes: number) => void): ReturnType<Scratch['set']> {
  db.exec(`create table ${name} (text text primary key) without rowid`)
  const insert = db.prepare<[string]>(`insert or ignore into ${name} values (?)`)
  return {
    add: (text) => {
      count(text.length)
      return insert.run(text).changes > 0
    },
  }
}
