import { expect, test } from 'vitest'
import { NoArchive, pack, unpack } from './tar.server'

const files = [
  { path: 'site/home.json', bytes: Buffer.from('{"a":"ā"}') },
  { path: 'empty.txt', bytes: Buffer.alloc(0) },
  { path: 'pictures/deck.webp', bytes: Buffer.alloc(1024, 7) },
]

test('what is packed comes out again as it was, and always the same', async () => {
  const archive = await pack(files)
  expect((await unpack(archive, 10_000)).map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes) }))).toEqual(files)
  expect(Buffer.compare(await pack(files), archive)).toBe(0)
})

test('archives that are none, are cut off or far too large are refused', async () => {
  const archive = await pack([{ path: 'zeros', bytes: Buffer.alloc(1_000_000) }])
  for (const bad of [Buffer.from('no'), Buffer.from(archive).subarray(0, archive.length - 30)])
    await expect(unpack(bad, 10_000_000)).rejects.toThrow(NoArchive)
  await expect(unpack(archive, 100_000)).rejects.toThrow(NoArchive)
})
