import { expect, test } from 'vitest'
import { isGuessable } from './password'

test.each([
  '1234567890',
  'Password123!',
  'P@ssw0rd2026',
  'qwertyuiop',
  'Welcome 2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'zyxwvutsrqponm',
  'Basketball',
])('bar A13: %s is refused', (password) => expect(isGuessable(password)).toBe(true))

test.each(['the tide comes in at six', 'kwila boards & brass', `${'a'.repeat(72)}X`, '🌊🌾🌊 tussock', 'amazing grace how sweet'])(
  'bar A13: %s is taken',
  (password) => expect(isGuessable(password, ['Grace'])).toBe(false),
)

test.each(['tussock2026', 'Tussock & Tide!', 'grace@tussocktide', 'Grace-2026'])(
  '%s says little but what the site says itself',
  (password) => {
    expect(isGuessable(password, ['Tussock & Tide', 'grace@tussocktide.example', 'Grace'])).toBe(true)
  },
)
