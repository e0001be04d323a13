import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

/** Where files of one request lie until it is answered. */
export type Spool = {
  /** A path that nobody has yet. */
  next(): string
  /** Removes what the request left behind. */
  clear(): Promise<void>
}

/** A private folder for files that are coming in; nothing in it outlives a start. */
export function openIncoming(folder: string): () => Spool {
  rmSync(folder, { recursive: true, force: true })
  return () => {
    const paths: string[] = []
    return {
      next: () => {
        if (paths.length === 0) mkdirSync(folder, { recursive: true, mode: 0o700 })
        const file = path.join(folder, randomUUID())
        paths.push(file)
        return file
      },
      clear: async () => void (await Promise.all(paths.map((file) => rm(file, { force: true })))),
    }
  }
}
