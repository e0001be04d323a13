import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { damaged, fc, fuzz } from '../fuzz.setup'
import { packed, unpacked } from './tar.fake'
import { NoArchive } from './tar.server'

const MOST = 200_000
const name = fc.string({ unit: fc.constantFrom('a', 'b', 'ā', '-', '1'), minLength: 1, maxLength: 130 })
const files = fc.uniqueArray(fc.record({ path: name, bytes: fc.uint8Array({ maxLength: 2000 }) }), {
  selector: ({ path }) => path,
  maxLength: 5,
})

fuzz(
  'what is packed comes out again',
  files,
  async (some) => {
    const back = await unpacked(await packed(some), MOST)
    expect(back.map(({ path, bytes }) => ({ path, bytes: [...bytes] }))).toEqual(
      some.map(({ path, bytes }) => ({ path, bytes: [...bytes] })),
    )
  },
  60,
)

async function tries(archive: Uint8Array): Promise<void> {
  try {
    const read = await unpacked(archive, MOST)
    expect(read.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MOST)
    for (const { path } of read) expect(path).not.toMatch(/^\/|(^|\/)\.\.(\/|$)|\\|\0/)
  } catch (reason) {
    expect(reason).toBeInstanceOf(NoArchive)
  }
}

const sound = await packed([
  { path: 'site/home.json', bytes: Buffer.from('{"a":1}') },
  { path: `${'deck/'.repeat(30)}a.webp`, bytes: Buffer.alloc(900, 7) },
])
const plain = Buffer.from((await import('node:zlib')).gunzipSync(sound))

fuzz('a damaged archive is refused, or holds nothing that leads outside', damaged(sound), tries)
fuzz('so it is when only what is packed is damaged', damaged(plain), (tar) => tries(gzipSync(tar)))
fuzz('anything at all', fc.uint8Array({ maxLength: 3000 }), (bytes) => tries(gzipSync(bytes)))
