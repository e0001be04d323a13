// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedList } from './remembered.client'

type Box = { id: string; closed?: string }
const boxes = rememberedList<Box>('session', 'boxes')

beforeEach(() => sessionStorage.clear())

test('an entry takes the place of those that it replaces', () => {
  boxes.keep({ id: 'a' }, ({ id }) => id === 'a')
  boxes.keep({ id: 'b' }, ({ id }) => id === 'b')
  boxes.keep({ id: 'a', closed: 'yes' }, ({ id }) => id === 'a')
  expect(boxes.read()).toEqual([{ id: 'b' }, { id: 'a', closed: 'yes' }])
  expect(sessionStorage.getItem('boxes')).toBe('[{"id":"b"},{"id":"a","closed":"yes"}]')
})

test('an entry that is dropped is gone', () => {
  boxes.keep({ id: 'a' }, () => false)
  boxes.drop(({ id }) => id === 'a')
  expect(boxes.read()).toEqual([])
})

test.each(['', 'no list', '{"id":"a"}', '[null, 3]'])('%j is a list without entries', (text) => {
  sessionStorage.setItem('boxes', text)
  expect(boxes.read()).toEqual([])
})

test('a browser that keeps nothing is no reason to stop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  boxes.keep({ id: 'a' }, () => false)
  expect(boxes.read()).toEqual([])
  vi.unstubAllGlobals()
})
