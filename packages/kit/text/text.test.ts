import { expect, test } from 'vitest'
import { fold, holdsWords } from './text'

test.each([
  ['Tāhunanui', 'tahunanui'],
  ['ＫＩＴＣＨＥＮ', 'kitchen'],
  ['Élan', 'elan'],
  ['台所', '台所'],
  ['ÜBERSICHT', 'ubersicht'],
  ['ΑΘΉΝΑ', 'αθηνα'],
  ['STRAẞE', 'straße'],
  ['हिन्दी', 'हिनदी'],
])('%s is searched as %s', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['Café Élan', 'cafe'],
  ['Café Élan', 'ELAN  café'],
  ['Café Élan', ' af la '],
  ['Große Straße', 'STRAẞE große'],
  ['ÖFFNUNGSZEITEN', 'öffnungs'],
  ['Cafe\u0301', 'CAFÉ'],
  ['Café', ''],
])('%s holds “%s”', (text, typed) => expect(holdsWords(text, typed)).toBe(true))

test.each([
  ['Café Élan', 'cafe elan bar'],
  ['Café Élan', 'cafeelan'],
  ['Café', '%'],
])('%s does not hold “%s”', (text, typed) => expect(holdsWords(text, typed)).toBe(false))
