import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const long = `${'one two three '.repeat(20)}Tāhunanui ${'four five six '.repeat(20)}`

test('T03: a short text is its own excerpt', () => expect(excerptOf('A deck by the sea.', 'deck')).toBe('A deck by the sea.'))
test('T03: an excerpt is around the word, whatever its accents', () => {
  const excerpt = excerptOf(long, 'tahunanui')
  expect(excerpt).toMatch(/^… .*Tāhunanui.* …$/)
  expect(excerpt.length).toBeLessThan(210)
})
test('T03: without the word it is the beginning', () => expect(excerptOf(long, 'nothing')).toMatch(/^one two three/))
