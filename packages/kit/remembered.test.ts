import { expect, test } from 'vitest'
import { createRemembered } from './remembered.server'

/** Finds a new number at every call. */
function counter() {
  let count = 0
  return async () => ++count
}

test('what was found is not looked for again', async () => {
  const { recall } = createRemembered<number>(9)
  const find = counter()
  expect([await recall('a', find), await recall('a', find), await recall('b', find)]).toEqual([1, 1, 2])
})

test('nothing found counts as found', async () => {
  const { recall } = createRemembered<number>(9)
  let calls = 0
  const find = async () => {
    calls++
    return 0
  }
  expect([await recall('a', find), await recall('a', find), calls]).toEqual([0, 0, 1])
})

test('what was forgotten is looked for again', async () => {
  const { recall, forget } = createRemembered<number>(9)
  const find = counter()
  await recall('a', find)
  forget()
  expect(await recall('a', find)).toBe(2)
})

test('what was looked for before the forgetting, and found after it, is not kept', async () => {
  const { recall, forget } = createRemembered<string>(9)
  let found: (value: string) => void = () => {}
  const asked = recall('a', () => new Promise((resolve) => (found = resolve)))
  forget()
  found('old')
  expect(await asked).toBe('old')
  expect(await recall('a', async () => 'new')).toBe('new')
  expect(await recall('a', async () => 'newer')).toBe('new')
})

test('a search that failed is not kept', async () => {
  const { recall } = createRemembered<string>(9)
  await expect(recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recall('a', async () => 'there')).toBe('there')
})

test('what was not asked for long gives way', async () => {
  const { recall } = createRemembered<number>(2)
  const find = counter()
  for (const key of ['a', 'b', 'a', 'c']) await recall(key, find)
  expect(await recall('a', find)).toBe(1)
  expect(await recall('b', find)).toBe(4)
})

test('heavy answers make room for each other, and the latest stays', async () => {
  const { recall, forget } = createRemembered<number[]>(10, (list) => list.length)
  let looks = 0
  const ask = (key: string, length: number) =>
    recall(key, async () => {
      looks += 1
      return Array.from({ length }, () => 0)
    })
  const looksFor = async (key: string, length: number): Promise<boolean> => {
    const before = looks
    await ask(key, length)
    return looks > before
  }
  for (const key of ['a', 'b']) await ask(key, 5)
  expect([await looksFor('a', 5), await looksFor('b', 5)]).toEqual([false, false])
  await ask('c', 4)
  expect([await looksFor('b', 5), await looksFor('c', 4), await looksFor('a', 5)]).toEqual([false, false, true])
  await ask('whole', 50)
  expect([await looksFor('whole', 50), await looksFor('c', 4), await looksFor('whole', 50)]).toEqual([false, true, true])
  forget()
  for (const key of ['a', 'b']) await ask(key, 5)
  expect([await looksFor('a', 5), await looksFor('b', 5)]).toEqual([false, false])
})
