import { expect, test } from 'vitest'
import { aboutFilm, lengthOf, sizeOf } from './film-words'

test('T14: how long and how large a film is, as people say it', () => {
  expect([0, 0.4, 7.4, 59.6, 750].map(lengthOf)).toEqual(['', '0:01', '0:07', '1:00', '12:30'])
  expect([0, 2851, 40_000, 25 * 1024 ** 2, 1.5 * 1024 ** 2].map(sizeOf)).toEqual(['', '2.8 KB', '39 KB', '25 MB', '1.5 MB'])
  expect(aboutFilm({ width: 160, height: 90, seconds: 3, bytes: 2048 })).toBe('160 × 90 pixels, 0:03, 2 KB')
  expect(aboutFilm({ width: 0, height: 0, seconds: 0, bytes: 0 })).toBe('')
})
