import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NoJson, packSite, textOf, unpackSite, valueIn } from '@frontage/kit/site-archive.server'
import { PART, type Spool } from '@frontage/kit/storage/incoming.server'
import { NoArchive } from '@frontage/kit/storage/tar.server'
import type { SiteFile, SiteMover } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { StartRefused } from '../settings'

type Site = Awaited<ReturnType<SiteMover['write']>>

const isArchive = (at: string): boolean => /\.(?:tar\.gz|tgz)$/.test(at)

/** Lays a site down as one archive, or in a folder that is new or empty: data as JSON, pictures as files beside it. */
export async function writeSite(at: string, site: Site): Promise<void> {
  if (isArchive(at)) return writeArchive(at, site)
  const there = await readdir(at).catch(() => [])
  if (there.length) throw new StartRefused(`${at} is not empty`)
  for (const [name, value] of site.texts) await put(path.join(at, `${name}.json`), textOf(value))
  for (const { path: name, read } of site.files) await put(path.join(at, name), await read())
}

/** Whole or not at all. */
async function writeArchive(at: string, site: Site): Promise<void> {
  if (existsSync(at)) throw new StartRefused(`${at} already exists`)
  await packSite(`${at}${PART}`, site).then(
    () => rename(`${at}${PART}`, at),
    async () => {
      await rm(`${at}${PART}`, { force: true })
      throw new StartRefused(`${at} cannot be written`)
    },
  )
}

async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Reads such an archive or folder; a file that is no JSON is named. What is not data lies in `spool` meanwhile. */
export async function readSite(at: string, spool: Spool): Promise<Site> {
  try {
    return (await stat(at)).isDirectory() ? await readFolder(at) : await unpackSite(at, spool)
  } catch (reason) {
    if (reason instanceof NoJson) throw new StartRefused(`${reason.message} is not valid JSON`)
    if (reason instanceof NoArchive) throw new StartRefused(`${at}: ${reason.message}`)
    if (reason instanceof Refusal) throw new StartRefused(reason.message)
    throw new StartRefused(`${at} cannot be read`)
  }
}

async function readFolder(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const texts = new Map<string, unknown>()
  const files: SiteFile[] = []
  for (const name of names.map((one) => one.split(path.sep).join('/')).sort()) {
    const at = path.join(folder, name)
    if (name.endsWith('.json')) texts.set(name.slice(0, -5), valueIn(await readFile(at, 'utf8'), name))
    else files.push({ path: name, at, read: () => readFile(at) })
  }
  return { texts, files }
}
