import { expect, test } from 'vitest'
import { paletteRules } from './palettes'

test('H03: the site keeps its own colours unless a palette is named', () => expect(paletteRules('site', 'site')).toBe(''))

test('H03: a palette per scheme, for those who chose it and for those whose system did', () => {
  const rules = paletteRules('blue', 'night')
  expect(rules).toMatch(/@media\(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{--surface-1:#0f172a;/)
  expect(rules).toMatch(/:root\[data-theme=light\]\{--surface-1:#ffffff;/)
})

const light = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test.each(['blue', 'night'] as const)('H03: words can be read on every plane of %s', (name) => {
  const colours = Object.fromEntries(
    [...paletteRules(name, 'site').matchAll(/--([\w-]+):(#\w{6})/g)].map(([, token, value]) => [token, value]),
  )
  for (const plane of ['surface-1', 'surface-2', 'surface-raised'])
    for (const words of ['color-text', 'color-text-muted', 'color-accent'])
      expect(contrast(colours[words]!, colours[plane]!), `${words} on ${plane}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours['color-on-accent']!, colours['color-accent']!)).toBeGreaterThanOrEqual(4.5)
})
