import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bytesOf } from './get.server'
import { PART_BYTES } from './pieces.server'
import { type Mood, startS3 } from './s3.fake'
import { openS3, type S3 } from './s3.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-s3-'))
let fake: Awaited<ReturnType<typeof startS3>>
let s3: S3
/** More than the sockets in between hold. */
const many = Buffer.alloc(8 * 1024 * 1024, 'ab')
const hurried = { pause: 1 }
const moody = (mood: Mood, left = Number.POSITIVE_INFINITY) => Object.assign(fake.state, { mood, left })
async function keysOf(objects: AsyncIterable<{ key: string }>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of objects) keys.push(key)
  return keys
}
const away = { name: 'Refusal', status: 503, code: 'unavailable', retryAfter: 10 }

beforeAll(async () => {
  fake = await startS3()
  s3 = await openS3({ ...fake.settings, prefix: 'shop/' }, hurried)
})
beforeEach(() => {
  moody('works')
  fake.state.objects.clear()
  fake.state.asked.length = 0
})
afterAll(async () => {
  s3.close()
  await fake.stop()
  rmSync(folder, { recursive: true })
})

test('what is kept is read back, in whole or in part, listed and removed, all below the prefix', async () => {
  for (const key of ['a/1', 'a/2', 'a/ä +3', 'b/4'])
    await s3.put(key, Buffer.from(`bytes of ${key}`), { type: 'image/webp', cacheControl: 'public' })
  expect([...fake.state.objects.keys()].every((key) => key.startsWith('shop/'))).toBe(true)
  expect(fake.state.objects.get('shop/a/1')?.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public' })
  expect(String(await s3.read('a/ä +3'))).toBe('bytes of a/ä +3')
  expect(String(await buffer(s3.get('a/1', { start: 6, end: 7 })))).toBe('of')
  expect(await s3.head('a/1')).toMatchObject({ key: 'a/1', bytes: 12 })
  expect(await keysOf(s3.list('a/'))).toEqual(['a/1', 'a/2', 'a/ä +3'])
  await s3.copy('a/1', 'public/a/1', { type: 'text/plain' })
  expect(String(await s3.read('public/a/1'))).toBe('bytes of a/1')
  await s3.remove('a/1')
  await s3.remove('a/1')
  expect([await s3.read('a/1'), await s3.head('a/1')]).toEqual([undefined, undefined])
})

test('a file and a stream above 16 MB go in parts, an empty one in one request', async () => {
  const large = Buffer.alloc(2 * PART_BYTES + 5, 'ab')
  const file = path.join(folder, 'large')
  writeFileSync(file, large)
  await s3.put('file', { path: file, size: large.length })
  await s3.put('stream', Readable.from([large.subarray(0, 7), large.subarray(7)]))
  expect(fake.state.asked.filter((line) => line === 'PUT shop/file')).toHaveLength(3)
  for (const key of ['file', 'stream']) expect(large.equals((await s3.read(key))!), key).toBe(true)
  await s3.put('empty', Readable.from([]))
  await s3.put('exact', large.subarray(0, PART_BYTES))
  expect([await s3.head('empty'), await s3.head('exact')]).toMatchObject([{ bytes: 0 }, { bytes: PART_BYTES }])
  expect(fake.state.begun.size).toBe(0)
})

test('what is cut off in parts is given up, and what a crash left is swept', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(2 * PART_BYTES)
      throw new Error('the source broke')
    })(),
  )
  await expect(s3.put('half', broken)).rejects.toThrow('the source broke')
  expect([fake.state.begun.size, fake.state.objects.size]).toEqual([0, 0])
  fake.state.begun.set('left', { key: 'shop/x', headers: {}, parts: new Map(), at: new Date(0) })
  fake.state.begun.set('new', { key: 'shop/y', headers: {}, parts: new Map(), at: new Date() })
  expect(await s3.sweepParts(new Date(1_000))).toBe(1)
  expect([...fake.state.begun.keys()]).toEqual(['new'])
  fake.state.begun.clear()
})

test.each(['away', 'fails', 'cuts', 'damages'] as const)('a request that fails once is made again: %s (bar H09)', async (mood) => {
  const file = path.join(folder, 'small')
  writeFileSync(file, 'a file of the disk')
  moody(mood, 1)
  await s3.put('key', { path: file, size: 18 })
  moody(mood, 1)
  expect(String(await s3.read('key'))).toBe('a file of the disk')
  moody(mood === 'damages' ? 'works' : mood, 1)
  expect(String(await buffer(s3.get('key')))).toBe('a file of the disk')
})

test.each(['away', 'fails', 'cuts', 'damages', 'hangs'] as const)('storage that stays so is 503, in time: %s (bar H09)', async (mood) => {
  const impatient = await openS3(fake.settings, { pause: 1, all: 300, perMegabyte: 1 })
  await s3.put('key', Buffer.from('bytes'))
  moody(mood)
  await expect(impatient.put('other', Buffer.from('bytes'))).rejects.toMatchObject(away)
  await expect(impatient.read('shop/key')).rejects.toMatchObject(away)
  await expect(buffer(impatient.get('shop/key'))).rejects.toMatchObject(away)
  moody('works')
  expect(fake.state.objects.has('other')).toBe(false)
  impatient.close()
})

test('a bucket that takes and hands out a little at a time is away, in time, and what it had of an object is not kept (bar H09)', async () => {
  const impatient = await openS3(fake.settings, { pause: 1, all: 300, perMegabyte: 1, perMegabyteHanded: 1 })
  await s3.put('key', many)
  moody('slow')
  await expect(impatient.put('other', many)).rejects.toMatchObject(away)
  await expect(impatient.read('shop/key')).rejects.toMatchObject({ ...away, cause: { message: 'an object comes too slowly' } })
  await expect(buffer(impatient.get('shop/key'))).rejects.toMatchObject(away)
  moody('works')
  expect(fake.state.objects.has('other')).toBe(false)
  impatient.close()
})

test('what comes at once is handed on in whole, however slowly it is taken', async () => {
  const parts = (['one', 'two', 'three'] as const).map((word) => Buffer.from(word))
  const answer = { Body: Readable.from(parts), Metadata: {} }
  const handed: string[] = []
  vi.useFakeTimers({ toFake: ['performance'] })
  for await (const part of bytesOf(
    async () => answer as never,
    undefined,
    () => 1_000,
  )) {
    handed.push(String(part))
    vi.advanceTimersByTime(60_000)
  }
  vi.useRealTimers()
  expect(handed).toEqual(['one', 'two', 'three'])
})

test('nothing is there, a wrong secret and another bucket are three things', async () => {
  expect(await s3.read('nothing')).toBeUndefined()
  const wrong = await openS3({ ...fake.settings, secretAccessKey: 'another' }, hurried)
  await expect(wrong.ping()).rejects.toMatchObject({ ...away, cause: { name: 'SignatureDoesNotMatch' } })
  const elsewhere = await openS3({ ...fake.settings, bucket: 'elsewhere' }, hurried)
  await expect(elsewhere.read('nothing')).rejects.toMatchObject({ cause: { name: 'NoSuchBucket' } })
  await fake.stop()
  await expect(s3.ping()).rejects.toMatchObject(away)
  await fake.startAgain()
  await s3.ping()
})
