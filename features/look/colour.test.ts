import { contrastOf } from '@frontage/kit/contrast'
import { expect, test } from 'vitest'
import { hexOf, mixed, oklchOf } from './colour'
import { colourSets, isChosenByHand, presets } from './editor/presets'
import { measured, mended } from './pairs'
import { paletteOf } from './palette'
import { withMain, withOwn } from './recolour'

test.each(['#000000', '#ffffff', '#1d555a', '#f5c52f', '#7a1457'])('%s comes back as it was', (hex) =>
  expect(hexOf(oklchOf(hex))).toBe(hex),
)

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#f6f3ec', '#1d555a')).toBeCloseTo(7.6, 1)
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#7f7f7f')
})

test('a colour that no screen can show keeps its lightness and hue', () => {
  const shown = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 150 }))
  expect(shown.l).toBeCloseTo(0.6, 2)
  expect(Math.abs(shown.h - 150)).toBeLessThan(2)
})

test.each(presets.flatMap(({ title, look }) => [[title, look.light] as const, [title, look.dark] as const]))(
  'every pair of %s can be read',
  (_title, colours) => expect(measured(colours).filter(({ isEnough }) => !isEnough)).toEqual([]),
)

test.each(colourSets)('every pair of the colours $title can be read, by light and by dark', ({ light, dark }) => {
  for (const colours of [light, dark]) expect(measured(colours).filter(({ isEnough }) => !isEnough)).toEqual([])
})

test('what follows from six colours can be read, whichever they are', () => {
  const hues = ['#e03020', '#208050', '#2040d0', '#c0a000', '#802090']
  for (const hue of hues)
    for (const [paper, ink] of [
      ['#ffffff', '#1b1b1b'],
      ['#fdf6ee', '#2a1810'],
      ['#121416', '#ededed'],
    ] as const) {
      const main = { paper, ink, tide: hue, gold: hue, band: hue, foot: hue }
      const faults = measured({ main, own: {} }).filter(({ isEnough, front }) => !isEnough && front !== 'tide' && front !== 'gold')
      expect(faults, `${hue} on ${paper}`).toEqual([])
    }
})

test('a pair that cannot be read is mended on request, and only it', () => {
  const colours = { main: { ...presets[0]!.look.light.main, tide: '#8fc7c1' }, own: { soft: '#aaaaaa' } }
  const poor = measured(colours).filter(({ isEnough }) => !isEnough)
  expect(poor.map(({ front }) => front)).toEqual(['soft', 'tide'])
  const better = poor.reduce<typeof colours | ReturnType<typeof mended>>((before, pair) => mended(before, pair), colours)
  expect(measured(better).filter(({ isEnough }) => !isEnough)).toEqual([])
  expect(better.main).toEqual({ ...colours.main, tide: better.main.tide })
})

test('another main colour takes along what came with the old one, and leaves what was chosen by hand', () => {
  const before = withOwn(presets[0]!.look.light, 'line', '#ff0000')
  const after = withMain(before, 'paper', '#eef3f8', isChosenByHand)
  expect(after.own.line).toBe('#ff0000')
  expect(after.own.board).toBeUndefined()
  expect(after.own['band-ink']).toBe(before.own['band-ink'])
  expect(paletteOf(after).board).not.toBe(paletteOf(before).board)
  expect(paletteOf(withOwn(after, 'line', undefined)).line).not.toBe('#ff0000')
})
