import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Refusal } from '../wire/refusal'
import { openIncoming } from './files/incoming.server'
import { scratchOfTest } from './scratch.fake'
import { openScratch } from './scratch.server'

const bowl = { name: 'Bowl', glaze: 'ash\0 \ud800', sizes: [1, null] }

test('a value comes back as it was, each time anew, by its place and by its keys', () => {
  const list = scratchOfTest().list<unknown, 'name' | 'date'>(['name', 'date'])
  expect(list.at(1)).toBeUndefined()
  expect(list.add(bowl, { name: "b'; drop", date: '2' })).toBe(1)
  list.add('second', { name: 'b', date: '1' })
  list.add('third', { name: 'b', date: '2' })
  list.add('fourth')
  expect(list.at(1)).toEqual(bowl)
  expect(list.at(1)).not.toBe(list.at(1))
  expect([...list]).toEqual([bowl, 'second', 'third', 'fourth'])
  expect([...list.having('name', 'b')]).toEqual(['second', 'third'])
  expect([...list.having('name', "b'; drop")]).toEqual([bowl])
  expect(list.last('name', 'b')).toEqual([3, 'third'])
  expect(list.last('name', 'c')).toBeUndefined()
  expect([...list.sortedBy('date')]).toEqual(['fourth', 'second', bowl, 'third'])
})

test('what JSON does not know is written in a way of its own', () => {
  const dates = scratchOfTest().list<Date>([], { json: (date) => date.getTime(), value: (time: number) => new Date(time) })
  dates.add(new Date(5))
  expect([dates.at(1), ...dates]).toEqual([new Date(5), new Date(5)])
})

test('a list is read while it is gone through and changed; two of them share nothing', () => {
  const scratch = scratchOfTest()
  const [list, other] = [scratch.list<number>(), scratch.list<number>()]
  for (const number of [1, 2, 3]) list.add(number)
  const pairs: (number | undefined)[][] = []
  for (const number of list) {
    list.replace(number, number * 10)
    pairs.push([number, list.at(number)])
  }
  expect(pairs).toEqual([
    [1, 10],
    [2, 20],
    [3, 30],
  ])
  list.remove(2)
  list.remove(2)
  expect([list.length, [...list], other.length, [...other]]).toEqual([2, [10, 30], 0, []])
})

test('a set knows what was there before', () => {
  const set = scratchOfTest().set()
  expect(['page 1', 'page 2', 'page 1', 'Page 1'].map(set.add)).toEqual([true, true, false, true])
})

test('nobody finds the file while it is open; more is only written where the disk has room for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-scratch-'))
  const spool = openIncoming(folder)()
  const asked: number[] = []
  let file = ''
  const need = async (bytes: number): Promise<void> => {
    asked.push(bytes)
    if (asked.length > 2) throw new Refusal('no-room', 'no room', { status: 507 })
  }
  const scratch = openScratch({ next: () => (file = spool.next()), need })
  expect(existsSync(file)).toBe(false)
  const list = scratch.list<string>()
  const text = 'clay '.repeat(1_000_000)
  for (let count = 0; count < 4; count++) {
    await scratch.need()
    list.add(text)
  }
  expect(asked).toHaveLength(1)
  await scratch.need()
  for (let count = 0; count < 4; count++) list.add(text)
  await expect(scratch.need()).rejects.toThrow(Refusal)
  expect(list.at(8)).toBe(text)
  scratch.close()
  await spool.clear()
  rmSync(folder, { recursive: true })
})
