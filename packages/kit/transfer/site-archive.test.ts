import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openIncoming } from '../storage/files/incoming.server'
import { NoArchive } from '../storage/tar.server'
import { Refusal } from '../wire/refusal'
import { archiveOf, siteIn } from './site-archive.fake'
import { packSite, unpackSite } from './site-archive.server'

type Site = Awaited<ReturnType<typeof siteIn>>
const read = async ({ texts, files }: Site) => ({
  texts: [...texts],
  files: await Promise.all(files.map(async (file) => [file.path, [...(await file.read())]])),
})
const series = (step: number, length: number): number[] => Array.from({ length }, (_, at) => (at * step) % 251)
const about = { version: 2, path: '/about/us', title: 'Über uns ā', description: '', rows: [] }

test('a site that an earlier release exported is read as it was', async () => {
  const site = await read(await siteIn(readFileSync(new URL('recorded/earlier-site.tar.gz', import.meta.url))))
  expect(site).toEqual({
    texts: [
      ['frontage', { frontage: 'site', version: 1 }],
      ['business', { name: 'Tussock' }],
      ['site/header', [{ block: 'words', props: { title: 'Head' } }]],
      ['site/about--us', about],
      ['drafts/page-1', { ...about, path: '/soon', title: 'Soon' }],
    ],
    files: [
      ['pictures/deck.webp', series(7, 1500)],
      ['pictures/exact.webp', series(3, 1024)],
      ['films/empty.mp4', []],
      [`pictures/${'long-'.repeat(17)}.webp`, series(5, 10)],
    ],
  })
})

test('a page of any address and a picture of any name come out as they went in', async () => {
  const texts = new Map([[`site/${'a-very-long-address--'.repeat(8)}`, about as unknown]])
  const site = { texts, files: [{ path: `pictures/${'ā'.repeat(90)}.webp`, read: async () => Uint8Array.from(series(3, 5)) }] }
  expect(await read(await siteIn(await archiveOf(site)))).toEqual(await read(site))
})

test('a small archive that would fill the memory is refused before it does', async () => {
  const million = gzipSync(Buffer.alloc(1_000_000))
  const bomb = Buffer.concat(Array.from({ length: 200 }, () => million))
  await expect(siteIn(bomb)).rejects.toThrow(NoArchive)
  await expect(siteIn(bomb)).rejects.toThrow('too large')
})

test('pictures of a site lie on the disk meanwhile, and are refused where there is no room', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-archive-'))
  const archive = path.join(folder, 'site.tar.gz')
  const bytes = Buffer.from(series(3, 70_000))
  await packSite(archive, { texts: new Map(), files: [{ path: 'pictures/deck.webp', read: async () => bytes }] })
  await expect(packSite(archive, { texts: new Map(), files: [] }), 'nothing is written over').rejects.toThrow('EEXIST')
  const full = { need: async () => Promise.reject(new Refusal('no-room', 'no room', { status: 507 })) }
  const spool = openIncoming(path.join(folder, 'incoming'))()
  await expect(unpackSite(archive, { ...spool, ...full })).rejects.toThrow(Refusal)
  const { files } = await unpackSite(archive, spool)
  expect(readFileSync(files[0]!.at!)).toEqual(bytes)
  await spool.clear()
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual([])
  rmSync(folder, { recursive: true })
})
