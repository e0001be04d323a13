import { expect, test } from 'vitest'
import { isPictureFound } from './found-picture'

const eclair = { name: 'eclair-1', alt: 'Éclair of the CAFÉ in Österreich', tags: ['Gebäck', 'Übersicht'] }

test.each(['Éclair', 'éclair', 'ÉCLAIR 1', 'eclair 1', 'café', 'Osterreich', 'übersicht', ' gebäck  café ', 'clair'])(
  'issue 15: a picture is found by %s',
  (words) => expect(isPictureFound(words, eclair)).toBe(true),
)
test.each(['eclair 2', 'cafeteria', '%', 'é_lair'])('issue 15: a picture is not found by %s', (words) =>
  expect(isPictureFound(words, eclair)).toBe(false),
)
