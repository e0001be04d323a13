import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeClock } from '../../clock'
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

  test.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x.webp', ''])('%j is no key (bar D11)', async (key) => {
    await expect((async () => stores[kind]().read(key))()).rejects.toThrow('not a file key')
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
