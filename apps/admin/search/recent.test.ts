import { expect, test } from 'vitest'
import { recentlyOpened, rememberOpened } from './recent'

function createStore(text?: string) {
  const kept = new Map(text === undefined ? [] : [['frontage-recent', text]])
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }
}
const at = (path: `/${string}`) => ({ title: path.slice(1), about: '', at: path })

test('what was opened last comes first, once, and only a few are remembered', () => {
  const store = createStore()
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b'] as const) rememberOpened(at(path), store)
  expect(recentlyOpened(store).map((one) => one.at)).toEqual(['/b', '/g', '/f', '/e', '/d', '/c'])
})

test('what is stored and is none of ours counts as nothing', () => {
  for (const text of ['', '{', '{}', '[1, null, {"title":"x"}]', '[{"title":"x","about":"","at":"javascript:alert(1)"}]'])
    expect(recentlyOpened(createStore(text))).toEqual([])
})

test('a browser that stores nothing stops nobody', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => rememberOpened(at('/a'), full)).not.toThrow()
})
