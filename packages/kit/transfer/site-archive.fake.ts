import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openIncoming } from '../storage/files/incoming.server'
import { packSite, unpackSite } from './site-archive.server'

type Site = Awaited<ReturnType<typeof unpackSite>>

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-archive-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The site in an archive, with its files in memory. */
export const siteIn = (bytes: Uint8Array): Promise<Site> =>
  inFolder(async (folder) => {
    const archive = path.join(folder, 'site.tar.gz')
    writeFileSync(archive, bytes)
    const { texts, files } = await unpackSite(archive, openIncoming(path.join(folder, 'incoming'))())
    const held = await Promise.all(files.map(async (file) => ({ path: file.path, bytes: await file.read() })))
    return { texts, files: held.map(({ path, bytes }) => ({ path, read: async () => bytes })) }
  })

/** A site as an archive in memory. */
export const archiveOf = (site: Site): Promise<Buffer> =>
  inFolder(async (folder) => {
    const archive = path.join(folder, 'site.tar.gz')
    await packSite(archive, site)
    return readFileSync(archive)
  })
