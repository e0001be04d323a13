import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PART } from '@frontage/kit/storage/incoming.server'
import { StartRefused } from '../../settings'

/** Lies in every copy, with the names of its files: what is nothing of ours in the folder is never touched. */
const MARKER = '.frontage-copy'
const FIRST_LINE = 'Files of a static copy made by frontage export static'

export type CopyFolder = Awaited<ReturnType<typeof openCopyFolder>>

/**
 * Opens the folder of a static copy: a new one, an empty one, or one that holds an earlier copy. Each file is written beside and
 * then renamed, so that a reader of the folder sees the old one or the new one. `finish` deletes what the earlier copy
 * had and this one has not. Throws a StartRefused when anything else lies there.
 */
export async function openCopyFolder(at: string) {
  const before = await earlierFiles(at)
  const written = new Set<string>()
  const marker = path.join(at, MARKER)
  await mkdir(at, { recursive: true })
  // Broken off, the next one knows the files of both.
  await writeFile(marker, linesOf([FIRST_LINE, ...before]))

  return {
    has: (name: string): boolean => written.has(name),
    files: (): readonly string[] => [...written],
    write: async (name: string, content: Readable | string | Uint8Array): Promise<void> => {
      const file = path.join(at, name)
      await mkdir(path.dirname(file), { recursive: true })
      if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(file + PART, content)
      else await pipeline(content, createWriteStream(file + PART))
      await rename(file + PART, file)
      written.add(name)
      if (!before.has(name)) await appendFile(marker, linesOf([name]))
    },
    /** How many files of the earlier copy are gone. */
    finish: async (): Promise<number> => {
      const stale = [...before].filter((name) => !written.has(name))
      for (const name of stale) await removeFile(at, name)
      await writeFile(marker + PART, linesOf([FIRST_LINE, ...[...written].sort()]))
      await rename(marker + PART, marker)
      return stale.length
    },
  }
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** The files of the copy that lies there already, by their names in the folder. */
async function earlierFiles(at: string): Promise<ReadonlySet<string>> {
  const there = await readdir(at).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return []
    throw new StartRefused(`${at} is no folder that can be read (${code})`)
  })
  if (there.length === 0) return new Set()
  const [first, ...names] = (await readFile(path.join(at, MARKER), 'utf8').catch(() => '')).split('\n')
  if (first !== FIRST_LINE) throw new StartRefused(`${at} is not empty, and holds no earlier copy: name a new folder`)
  return new Set(names.filter((name) => name && isInside(at, name)))
}

const isInside = (at: string, name: string): boolean => path.join(at, name).startsWith(path.join(at, path.sep))

/** The folders that it leaves empty go with it. */
async function removeFile(at: string, name: string): Promise<void> {
  await rm(path.join(at, name), { force: true })
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    const isGone = await rmdir(path.join(at, folder)).then(
      () => true,
      () => false,
    )
    if (!isGone) return
  }
}
