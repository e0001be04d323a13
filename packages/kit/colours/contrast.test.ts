import { expect, test } from 'vitest'
import { contrastOf, isDark, luminanceOf, rgbOf } from './contrast'

test('luminance and contrast are those of WCAG 2.2', () => {
  expect([luminanceOf([0, 0, 0]), luminanceOf([255, 255, 255])]).toEqual([0, 1])
  expect(luminanceOf([255, 0, 0])).toBeCloseTo(0.2126)
  expect(luminanceOf([128, 128, 128])).toBeCloseTo(0.2159, 4)
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('red', '#ffffff')).toBe(21)
})

test('a colour is read in both its lengths', () => {
  expect([rgbOf('#0f8'), rgbOf('#00FF88'), rgbOf('#00ff8'), rgbOf('blue')]).toEqual([[0, 255, 136], [0, 255, 136], undefined, undefined])
})

test('what is dark is what white stands out from better than black, also where the eye takes it for bright or dull', () => {
  expect(['#000000', '#0000ff', '#1d555a', '#757575'].filter(isDark)).toHaveLength(4)
  expect(['#ffffff', '#ff0000', '#777777', '#fff8e7'].filter(isDark)).toEqual([])
})
