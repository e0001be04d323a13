import { expect, test } from 'vitest'
import { keepDash, withoutKeptDash } from './dash'

test('a dash between two words stays with the first, and a typed heading comes back as it was', () => {
  const typed = 'Rutherford Quay – backs and necks — since 2004'
  expect(keepDash(typed)).toBe('Rutherford Quay\u00a0– backs and necks\u00a0— since 2004')
  expect(withoutKeptDash(keepDash(typed))).toBe(typed)
})

test('ranges, hyphens and dashes at either end are left alone', () => {
  for (const heading of ['Open 9–5', 'Well-being', '– and so on', 'A dash –', 'Kept\u00a0as it is']) expect(keepDash(heading)).toBe(heading)
})
