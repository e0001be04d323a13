import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '../../time/clock'
import { createLocalFiles } from './files.server'
import { createRoom } from './room.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-room-'))
const clock = createFakeClock('2026-11-23T00:00:00Z')
const disk = { size: 10_000, free: 5_000 }
const changes: string[] = []
const roomOf = (quota: number, floor: number) =>
  createRoom({
    folder,
    quota,
    floor,
    clock,
    words: () => 'No room.',
    onChange: (lack) => void changes.push(lack),
    look: async () => ({ ...disk }),
  })
const refused = { code: 'no-room', status: 507, message: 'No room.' }

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  disk.free = 5_000
  changes.length = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files leave the floor of the disk free, and of a small disk a tenth (bar I05)', async () => {
  await expect(roomOf(0, 800).need(4_200)).resolves.toBeUndefined()
  await expect(roomOf(0, 800).need(4_201)).rejects.toMatchObject(refused)
  await expect(roomOf(0, 1_000_000).need(4_000)).resolves.toBeUndefined()
  await expect(roomOf(0, 1_000_000).need(4_001)).rejects.toMatchObject(refused)
})

test('all files together stay within the quota; what is deleted makes room again (bar I05)', async () => {
  const room = roomOf(1_000, 0)
  mkdirSync(path.join(folder, 'ab'))
  writeFileSync(path.join(folder, 'ab', 'kept.webp'), Buffer.alloc(600))
  await expect(room.need(400)).resolves.toBeUndefined()
  await expect(room.need(401)).rejects.toMatchObject(refused)
  room.add(300)
  clock.advance(5_000)
  await expect(room.need(200)).rejects.toMatchObject(refused)
  expect(await room.state()).toEqual({ used: 900, quota: 1_000, free: 5_000, floor: 0, lack: '' })
  rmSync(path.join(folder, 'ab', 'kept.webp'))
  clock.advance(10_001)
  await expect(room.need(1_000)).resolves.toBeUndefined()
  expect(changes).toEqual(['quota', ''])
})

test('a backup that is being made does not count its second names', async () => {
  mkdirSync(path.join(folder, '.backup-1a'))
  writeFileSync(path.join(folder, '.backup-1a', 'kept.webp'), Buffer.alloc(600))
  expect((await roomOf(1_000, 0).state()).used).toBe(0)
})

test('what there is no room for is not begun to be kept (bars H05, I05)', async () => {
  const files = createLocalFiles(folder, roomOf(0, 800))
  disk.free = 900
  await expect(files.keep(Buffer.alloc(101), 'webp')).rejects.toMatchObject(refused)
  expect((await roomOf(0, 800).state()).used).toBe(0)
  await expect(files.keep(Buffer.alloc(100), 'webp')).resolves.toMatch(/webp$/)
})
