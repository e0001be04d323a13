import { expect, test } from 'vitest'
import { translatorOf } from './admin-words'

const translate = translatorOf([
  {
    'Enter a number.': 'Geben Sie eine Zahl ein.',
    'At most {0} lines of {1} fit.': 'Von {1} passen höchstens {0} Zeilen.',
    footer: 'Fußzeile',
  },
  { 'admin/frame.ts': { 'The {0} was changed by {1}.': '{1} hat die {0} geändert.' } },
])

test('issue 15: what the server says is translated sentence by sentence', () => {
  expect(translate('Enter a number.')).toBe('Geben Sie eine Zahl ein.')
  expect(translate('At most 6 lines of text fit.')).toBe('Von text passen höchstens 6 Zeilen.')
  expect(translate('Another sentence.')).toBeUndefined()
})

test('issue 15: what is put in is translated where it is a word of the product', () => {
  expect(translate('The footer was changed by Alex (home).')).toBe('Alex (home) hat die Fußzeile geändert.')
})

test('issue 15: what a word means in one file alone is not what it means elsewhere', () => {
  const other = translatorOf([{ 'inbox.tsx': { Review: 'Prüfen', Reopen: 'Wieder öffnen' } }, { Review: 'Bewertung' }])
  expect(other('Review')).toBe('Bewertung')
  expect(other('Reopen')).toBe('Wieder öffnen')
})

test('issue 15: a sentence of which a piece is missing, or that goes on, is another one', () => {
  expect(translate('At most 6 lines fit.')).toBeUndefined()
  expect(translate('At most 6 lines of text fit. And more')).toBeUndefined()
})
