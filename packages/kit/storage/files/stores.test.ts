import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeClock } from '../../time/clock'
import { startS3 } from '../s3/s3.fake'
import { openS3, type S3 } from '../s3/s3.server'
import { createLocalFiles } from './files.server'
import { createRoom } from './room.server'
import { bytesInBucket, createS3Files } from './s3-files.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-stores-'))
let fake: Awaited<ReturnType<typeof startS3>>
let s3: S3
beforeAll(async () => {
  fake = await startS3()
  s3 = await openS3(fake.settings, { pause: 1 })
})
afterAll(async () => {
  s3.close()
  await fake.stop()
  rmSync(folder, { recursive: true })
})

const stores = {
  folder: () => createLocalFiles(path.join(folder, 'local')),
  S3: () => createS3Files(async () => s3, path.join(folder, 's3')),
}

describe.each(['folder', 'S3'] as const)('files in %s', (kind) => {
  test('bytes are kept under a key that the store makes, and read until they are removed', async () => {
    const files = stores[kind]()
    const key = await files.keep(Buffer.from('a picture'), 'webp')
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/)
    expect([String(await files.read(key)), await files.size(key)]).toEqual(['a picture', 9])
    expect(String(await buffer(files.stream(key)))).toBe('a picture')
    expect(String(await buffer(files.stream(key, { start: 2, end: 4 })))).toBe('pic')
    await files.remove(key)
    await files.remove(key)
    expect([await files.read(key), await files.size(key)]).toEqual([undefined, undefined])
  })

  test('a file that came in is kept under its reserved key, and no longer where it was', async () => {
    const files = stores[kind]()
    const spool = files.incoming()
    const [taken, left] = [spool.next(), spool.next()]
    for (const file of [taken, left]) writeFileSync(file, 'a film')
    const key = await files.reserve('mp4')
    expect(await files.read(key)).toBeUndefined()
    await files.take(taken, key)
    await spool.clear()
    expect([taken, left].map((file) => existsSync(file))).toEqual([false, false])
    expect(String(await files.read(key))).toBe('a film')
    await files.sweepUnfinished(new Date())
    await files.ping()
  })

  test('all that is kept is listed, and nothing else', async () => {
    const files = stores[kind]()
    const keys = [await files.keep(Buffer.from('one'), 'webp'), await files.keep(Buffer.from('three'), 'pdf')]
    writeFileSync(files.incoming().next(), 'coming in')
    const listed = new Map<string, number>()
    for await (const { key, bytes, modified } of files.blobs()) if (modified.getTime() > 0) listed.set(key, bytes)
    expect(keys.map((key) => listed.get(key))).toEqual([3, 5])
    expect([...listed.keys()].every((key) => /^[0-9a-f]{2}\/[0-9a-f]{32}\.\w+$/.test(key))).toBe(true)
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x.webp', ''])('%j is no key (bar D11)', async (key) => {
    await expect((async () => stores[kind]().read(key))()).rejects.toThrow('not a file key')
  })
})

describe('public copies in S3', () => {
  const open = () => createS3Files(async () => s3, path.join(folder, 's3'), { publicUrl: 'https://cdn.example/site' })

  test('a file is copied once, with its type and for good, and is gone with the file', async () => {
    const files = open()
    const key = await files.keep(Buffer.from('a picture'), 'webp')
    fake.state.asked.length = 0
    const asked = () => files.shared?.addressOf(key, 'image/webp')
    expect(await Promise.all([asked(), asked()])).toEqual([`https://cdn.example/site/${key}`, `https://cdn.example/site/${key}`])
    expect(fake.state.asked.filter((line) => line === `PUT public/${key}`)).toHaveLength(1)
    expect(fake.state.objects.get(`public/${key}`)?.headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await files.remove(key)
    expect([...fake.state.objects.keys()].filter((one) => one.includes(key))).toEqual([])
  })

  test('nothing that is not asked for is copied, and there is no address of what is not there, or while the bucket is away', async () => {
    const files = open()
    const [key, later] = [await files.keep(Buffer.from('private'), 'pdf'), await files.keep(Buffer.from('public'), 'webp')]
    expect(fake.state.objects.has(`public/${key}`)).toBe(false)
    expect(await files.shared?.addressOf(`ab/${'0'.repeat(32)}.webp`, 'image/webp')).toBeUndefined()
    fake.state.mood = 'away'
    expect(await files.shared?.addressOf(later, 'image/webp')).toBeUndefined()
    fake.state.mood = 'works'
    expect(await files.shared?.addressOf(later, 'image/webp')).toContain(later)
    expect(stores.S3().shared).toBeUndefined()
  })
})

test('what lies in S3 counts against the quota, and a bucket that is away leaves the count as it was (bar I05)', async () => {
  fake.state.objects.clear()
  await s3.put('ab/x', Buffer.alloc(600))
  const clock = createFakeClock('2026-11-23T00:00:00Z')
  const look = async () => ({ size: 10_000, free: 5_000 })
  const room = createRoom({ folder, quota: 1_000, floor: 0, clock, words: () => 'No room.', look, measure: () => bytesInBucket(s3) })
  await expect(room.need(400)).resolves.toBeUndefined()
  await expect(room.need(401)).rejects.toMatchObject({ code: 'no-room', status: 507 })
  fake.state.mood = 'away'
  clock.advance(700_000)
  expect((await room.state()).used).toBe(600)
  fake.state.mood = 'works'
})
