import { gunzipSync, gzipSync } from 'node:zlib'
import { type Header, pack as packer } from 'tar-stream'
import { expect, test } from 'vitest'
import { packed, unpacked } from './tar.fake'
import { NoArchive } from './tar.server'

const MOST = 1_000_000
const files = [
  { path: 'site/home.json', bytes: Buffer.from('{"a":"ā"}') },
  { path: 'empty.txt', bytes: Buffer.alloc(0) },
  { path: 'pictures/deck.webp', bytes: Buffer.alloc(1024, 7) },
]

async function out(archive: Uint8Array, most = MOST) {
  return (await unpacked(archive, most)).map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes) }))
}
const why = (archive: Uint8Array, most = MOST): Promise<string> =>
  unpacked(archive, most).then(
    () => 'read',
    (reason: unknown) => (reason instanceof NoArchive ? reason.message : 'no NoArchive'),
  )

/** An archive such as ours never writes. */
async function strange(...entries: readonly (Partial<Header> & { name: string })[]): Promise<Uint8Array> {
  const archive = packer()
  for (const header of entries) archive.entry(header, header.size === undefined && header.type === undefined ? 'words' : '')
  archive.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive) chunks.push(chunk as Uint8Array)
  return gzipSync(Buffer.concat(chunks))
}

test('what is packed comes out again as it was, and always the same', async () => {
  const archive = await packed(files)
  expect(await out(archive)).toEqual(files)
  expect(Buffer.compare(await packed(files), archive)).toBe(0)
})

test('a name may be long, in any script', async () => {
  const long = ['a'.repeat(101), `${'deck/'.repeat(60)}b.webp`, `${'ā'.repeat(120)}.webp`].map((path) => ({
    path,
    bytes: Buffer.from(path),
  }))
  expect(await out(await packed(long))).toEqual(long)
})

test('a file that cannot be read ends the packing with its own reason', async () => {
  async function* broken() {
    yield files[0]!
    throw new Error('no disk')
  }
  await expect(packed(broken())).rejects.toThrow('no disk')
})

test('folders are no files, and what begins here is below here', async () => {
  const archive = await strange({ name: './', type: 'directory' }, { name: './site/', type: 'directory' }, { name: './site/a.json' })
  expect(await out(archive)).toEqual([{ path: 'site/a.json', bytes: Buffer.from('words') }])
})

test.each(['/etc/passwd', '../a', 'site/../../a', './../a', '..', 'C:/a', 'site\\..\\a', 'x'.repeat(2000), `${'deck/'.repeat(30)}../a`])(
  'a name that leads outside is refused: %s',
  async (name) => {
    expect(await why(await strange({ name }))).toContain('leads outside')
    expect(await why(await strange({ name: 'a', pax: { path: name } }))).toContain('leads outside')
  },
)

test.each(['link', 'symlink', 'character-device', 'block-device', 'fifo'] as const)('a %s is refused', async (type) => {
  expect(await why(await strange({ name: 'site/a', type, linkname: '/etc/passwd' }))).toContain(`holds a ${type}`)
})

test('archives that are none or damaged are refused', async () => {
  const plain = gunzipSync(await packed(files))
  const otherSum = Buffer.from(plain)
  otherSum[0] = 0x78
  const cutOff = [1100, 2100, 3000].map((length) => gzipSync(plain.subarray(0, length)))
  const halfGzip = Buffer.from(await packed(files)).subarray(0, 60)
  const bad = [Buffer.from('no'), Buffer.alloc(0), gzipSync('words'.repeat(500)), gzipSync(otherSum), halfGzip, ...cutOff]
  for (const archive of bad) expect(await why(archive)).toContain('damaged')
})

test('a size that is told wrong takes nothing', async () => {
  const [huge, negative] = [await strange({ name: 'a', pax: { size: '8589934592' } }), await strange({ name: 'a', pax: { size: '-1' } })]
  expect([await why(huge), await why(negative)]).toEqual(Array(2).fill('this is no archive, or it is damaged'))
})

/** The beginning of an archive with one file of 4 GB, of which 1,000 times as much can be sent as it weighs. */
async function bombOf(megabytes: number, ...behind: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = gunzipSync(await strange({ name: 'zeros', size: 2 ** 32, type: 'file' }))
  const million = gzipSync(Buffer.alloc(1_000_000))
  return Buffer.concat([gzipSync(whole.subarray(0, 512)), ...Array.from({ length: megabytes }, () => million), ...behind])
}

test('unpacking stops where there is too much: what stands behind is never reached', async () => {
  const damage = Buffer.from('damage')
  expect(await why(await bombOf(1, damage), 20 * MOST)).toContain('damaged')
  expect(await why(await bombOf(50, damage), 20 * MOST)).toContain('too large')
})
