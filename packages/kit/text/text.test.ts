import { expect, test } from 'vitest'
import { fold } from './text'

test.each([
  ['Tāhunanui', 'tahunanui'],
  ['ＫＩＴＣＨＥＮ', 'kitchen'],
  ['Élan', 'elan'],
  ['台所', '台所'],
])('%s is searched as %s', (text, folded) => expect(fold(text)).toBe(folded))
