import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { NoArchive } from '../storage/tar.server'
import { packSite, unpackSite } from './site-archive.server'

type Site = Awaited<ReturnType<typeof unpackSite>>
const read = async ({ texts, files }: Site) => ({
  texts: [...texts],
  files: await Promise.all(files.map(async (file) => [file.path, [...(await file.read())]])),
})
const series = (step: number, length: number): number[] => Array.from({ length }, (_, at) => (at * step) % 251)
const about = { version: 2, path: '/about/us', title: 'Über uns ā', description: '', rows: [] }

test('a site that an earlier release exported is read as it was', async () => {
  const site = await read(await unpackSite(readFileSync(new URL('recorded/earlier-site.tar.gz', import.meta.url))))
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
  expect(await read(await unpackSite(await packSite(site)))).toEqual(await read(site))
})

test('a small archive that would fill the memory is refused before it does', async () => {
  const million = gzipSync(Buffer.alloc(1_000_000))
  const bomb = Buffer.concat(Array.from({ length: 200 }, () => million))
  await expect(unpackSite(bomb)).rejects.toThrow(NoArchive)
  await expect(unpackSite(bomb)).rejects.toThrow('too large')
})
