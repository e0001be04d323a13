import { expect, test } from 'vitest'
import { csvCell, joinedTexts, splitTexts, unguarded } from './csv'

const texts = [
  '=1+1',
  "'=1+1",
  "''=1+1",
  "'tis fine",
  "'",
  '"=x"',
  '\'"=x',
  '+64 21',
  '-',
  '@me',
  '\tx',
  '\rx',
  '\nx',
  '"\r=x',
  '＋x',
  '－x',
  '＠x',
  '＝x',
  'plain',
  '',
  "o'clock",
  "''",
]

test.each(texts)('%j comes back as it was', (text) => {
  const cell = csvCell(text)
  const written = cell.startsWith('"') && cell.endsWith('"') && cell !== text ? cell.slice(1, -1).replaceAll('""', '"') : cell
  expect(unguarded(written)).toBe(text)
})

test('nothing that a spreadsheet would run leaves bare (bar E15)', () => {
  for (const text of texts) expect(csvCell(text)).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠]/)
})

test('a bar or a backslash inside of a text of several divides nothing', () => {
  expect(splitTexts(joinedTexts(['a|b', 'c\\', 'd\\|e']))).toEqual(['a|b', 'c\\', 'd\\|e'])
  expect(splitTexts('deck | stairs|')).toEqual(['deck', 'stairs'])
  expect(splitTexts('C:\\x|y')).toEqual(['C:\\x', 'y'])
})
