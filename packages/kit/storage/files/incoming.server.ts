import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Room } from './room.server'

/** Where files of one request lie until it is answered. */
export type Spool = {
  /** A path that nobody has yet. */
  next(): string
  /** Throws a Refusal when so many bytes more would be too many for the disk or the quota. */
  need(bytes: number): Promise<void>
  /** Notes that so many bytes came. */
  add(bytes: number): void
  /** Removes what the request left behind. */
  clear(): Promise<void>
}

/** Milliseconds after which no request can be under way any more. */
export const LONGEST = 60 * 60 * 1000

/** Removes what a crash cut off, in one folder; what other programs are receiving or writing just now stays. */
export async function sweepLeft(folder: string, now: number, isMeant: (name: string) => boolean = () => true): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => [])
  for (const name of names.filter(isMeant)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs > LONGEST) await rm(file, { force: true })
  }
}

/** What is written beside, before it has its name. */
export const PART = '.part'

/** Removes what is only half written in these folders. */
export async function sweepParts(folders: readonly string[], now: number): Promise<void> {
  for (const folder of folders) await sweepLeft(folder, now, (name) => name.endsWith(PART))
}

/** A private folder for files that are coming in. */
export function openIncoming(folder: string, room?: Room): () => Spool {
  return () => {
    const paths: string[] = []
    return {
      next: () => {
        if (paths.length === 0) mkdirSync(folder, { recursive: true, mode: 0o700 })
        const file = path.join(folder, randomUUID())
        paths.push(file)
        return file
      },
      need: async (bytes) => room?.need(bytes),
      add: (bytes) => room?.add(bytes),
      clear: async () => void (await Promise.all(paths.map((file) => rm(file, { force: true })))),
    }
  }
}
