import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLocalFiles } from './files.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-files-'))
const files = createLocalFiles(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('what is kept is read back, until it is removed', async () => {
  const key = await files.keep(Buffer.from('picture'), 'webp')
  expect(Buffer.from((await files.read(key)) ?? []).toString()).toBe('picture')
  await files.remove(key)
  expect(await files.read(key)).toBeUndefined()
})

test('a key is made by the store and says nothing about its content', async () => {
  const key = await files.keep(Buffer.from('picture'), 'webp')
  expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/)
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([])
})

test('a program that starts leaves alone what another one is receiving, and removes what a crash left behind', async () => {
  const key = await files.keep(Buffer.from('picture'), 'webp')
  const [receiving, left] = [files.incoming().next(), files.incoming().next()]
  const [writing, cut, ping] = ['.aa.part', '.bb.part']
    .map((ending) => path.join(folder, key + ending))
    .concat(path.join(folder, '.ping.cc.part'))
  for (const file of [receiving, left, writing!, cut!, ping!]) writeFileSync(file, 'half')
  const now = new Date()
  const before = new Date(now.getTime() - 2 * 60 * 60 * 1000)
  for (const file of [left, cut!, ping!, path.join(folder, key)]) utimesSync(file, before, before)
  await createLocalFiles(folder).sweepUnfinished(now)
  expect([receiving, writing!, path.join(folder, key)].map((file) => existsSync(file))).toEqual([true, true, true])
  expect([left, cut!, ping!].map((file) => existsSync(file))).toEqual([false, false, false])
})

test.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x.webp', ''])('%j is no key (bar D11)', async (key) => {
  await expect((async () => files.read(key))()).rejects.toThrow('not a file key')
})
