import { contrastOf } from '@frontage/kit/contrast'
import { expect, test } from 'vitest'
import { paletteRules } from './palettes'

test('H03: the site keeps its own colours unless a palette is named', () => expect(paletteRules('site', 'site')).toBe(''))

test('H03: a palette per scheme, for those who chose it and for those whose system did', () => {
  const rules = paletteRules('blue', 'night')
  expect(rules).toMatch(/@media\(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{--surface-1:#0f172a;/)
  expect(rules).toMatch(/:root\[data-theme=light\]\{--surface-1:#ffffff;/)
})

test.each(['blue', 'night'] as const)('H03: words can be read on every plane of %s', (name) => {
  const colours = Object.fromEntries(
    [...paletteRules(name, 'site').matchAll(/--([\w-]+):(#\w{6})/g)].map(([, token, value]) => [token, value]),
  )
  for (const plane of ['surface-1', 'surface-2', 'surface-raised'])
    for (const words of ['color-text', 'color-text-muted', 'color-accent'])
      expect(contrastOf(colours[words]!, colours[plane]!), `${words} on ${plane}`).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(colours['color-on-accent']!, colours['color-accent']!)).toBeGreaterThanOrEqual(4.5)
})
