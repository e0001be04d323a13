import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isOurs, largestOf, Picture } from './picture'

const usual = { width: 1280, height: 960, alt: 'A deck', sizes: '100vw' }
const drawn = (props: { file: string; priority?: boolean }): string => renderToStaticMarkup(createElement(Picture, { ...usual, ...props }))

test.each(['deck.jpg', '/media/deck.jpg', '/media/deck.webp'])('%s comes in the widths of the media', (file) => {
  expect(drawn({ file })).toContain(
    'srcSet="/media/deck-480.webp 480w, /media/deck-800.webp 800w, /media/deck-1280.webp 1280w, /media/deck-1920.webp 1920w"',
  )
  expect(drawn({ file })).toContain('src="/media/deck-800.webp"')
})

test.each(['https://elsewhere.example/deck.jpg', '/files/deck.jpg', '/media/other/deck.jpg'])('%s is taken as it is', (file) => {
  expect(drawn({ file })).toContain(`src="${file}"`)
  expect(drawn({ file })).not.toContain('srcSet')
})

test('a version stays in every address', () => {
  expect(drawn({ file: 'deck.webp?v=1a-2' })).toContain('src="/media/deck-800.webp?v=1a-2" srcSet="/media/deck-480.webp?v=1a-2 480w, ')
  expect(largestOf('logo.svg?v=1')).toBe('/media/logo.svg?v=1')
})

test.each(['logo.svg', '/media/logo.svg'])('%s is a drawing: one size fits all', (file) => {
  expect(drawn({ file })).toContain('src="/media/logo.svg"')
  expect(drawn({ file })).not.toContain('srcSet')
  expect(largestOf(file)).toBe('/media/logo.svg')
  expect(isOurs(file)).toBe(true)
})

test('a picture holds its place, and waits unless it is seen first', () => {
  expect(drawn({ file: 'deck.jpg' })).toMatch(/width="1280" height="960".*loading="lazy" decoding="async"/)
  expect(drawn({ file: 'deck.jpg', priority: true })).toContain('fetchPriority="high"')
  expect(drawn({ file: 'deck.jpg', priority: true })).not.toContain('loading')
})
