import type { Blob, Files } from '@frontage/kit/storage/files.server'
import type { Side } from '@frontage/kit/storage/move.server'

/** Milliseconds for which a file may wait to be named: no upload, job or import takes so long. */
export const GRACE = 86_400_000

/** What is left of the name of a file when shelf and ending are taken away. */
const NAME = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g

export type Orphans = {
  /** By key. */
  readonly found: readonly Blob[]
  /** How many files there are in all, and how many of the older ones are named. */
  readonly all: number
  readonly named: number
}

/**
 * Files older than a day whose name stands in no row. Every text of every table is read, so a table that nobody thought of keeps its
 * files as well. Files are listed before the database is opened: what was named meanwhile is found there.
 */
export async function findOrphans(files: Pick<Files, 'blobs'>, open: () => Promise<Side>, now: Date): Promise<Orphans> {
  const old = new Map<string, Blob>()
  const all = new Set<string>()
  for await (const blob of files.blobs()) {
    const name = nameIn(blob.key)
    all.add(name)
    const bytes = blob.bytes + (old.get(name)?.bytes ?? 0)
    if (now.getTime() - blob.modified.getTime() > GRACE) old.set(name, { ...blob, bytes })
  }
  const count = old.size
  const side = await open()
  try {
    for await (const name of namesIn(side)) old.delete(name)
  } finally {
    await side.close()
  }
  return { found: [...old.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)), all: all.size, named: count - old.size }
}

const nameIn = (key: string): string => key.slice(3, 35)

async function* namesIn(side: Side): AsyncGenerator<string> {
  for (const table of await side.tables())
    for await (const rows of side.rows(table)) for (const row of rows) for (const cell of row) yield* cell?.match(NAME) ?? []
}
