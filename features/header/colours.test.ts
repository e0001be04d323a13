import { expect, test } from 'vitest'
import { colourCookie, earlyColours } from './colours'

/** Runs the line in a browser that holds a cookie. */
function themeFor(cookie: string, otherwise: 'system' | 'light' | 'dark'): string | undefined {
  const document = { cookie, documentElement: { dataset: {} as { theme?: string } } }
  new Function('document', earlyColours(otherwise))(document)
  return document.documentElement.dataset.theme
}

test.each([
  ['', 'system', undefined],
  ['', 'dark', 'dark'],
  ['astraColorSwitcherState=true', 'system', 'dark'],
  ['a=b; astraColorSwitcherState=false', 'dark', 'light'],
  ['astraColorSwitcherState=perhaps', 'light', 'light'],
  ['notastraColorSwitcherState=true', 'system', undefined],
] as const)('H03: with the cookie %j and %s colours a page is %s', (cookie, otherwise, theme) => {
  expect(themeFor(cookie, otherwise)).toBe(theme)
})

test('H03: the choice is kept for 90 days', () => {
  expect(colourCookie(true)).toBe('astraColorSwitcherState=true; path=/; max-age=7776000; SameSite=Lax')
})
