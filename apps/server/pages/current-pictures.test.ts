import { createFakeLibrary } from '@frontage/kit/library.fake'
import type { LibraryPicture } from '@frontage/kit/library.server'
import { Picture } from '@frontage/parts/picture'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withCurrentPictures } from './current-pictures'

const drawn = (file: string, width = 1280, height = 960): string =>
  renderToStaticMarkup(createElement(Picture, { file, width, height, alt: 'a > b "/media/deck-800.webp"', sizes: '100vw' }))

async function libraryOf(change: Partial<LibraryPicture> = {}) {
  const library = createFakeLibrary('deck')
  const deck = (await library.find(['deck'])).get('deck')!
  return {
    find: async (names: Iterable<string>) =>
      new Map([...names].filter((name) => name === 'deck').map((name) => [name, { ...deck, ...change }])),
  }
}

test('addresses of our own pictures name their version, and nothing else changes', async () => {
  const { html, sheet } = await withCurrentPictures(`${drawn('deck.webp')}<a href="/media/deck-1920.webp">x</a>`, await libraryOf())
  expect(html.match(/\?v=1/g)).toHaveLength(6)
  expect(html).toContain('/media/deck-1280.webp?v=1 1280w, /media/deck-1920.webp?v=1 1920w"')
  expect(html).toContain('alt="a &gt; b &quot;/media/deck-800.webp&quot;"')
  expect(sheet).toBe('')
  for (const other of ['<p> /media/deck-800.webp </p>', '<img src="https://elsewhere.example/media/deck-800.webp">', drawn('gone.webp')])
    expect((await withCurrentPictures(other, await libraryOf())).html).toBe(other)
})

test('a drawing has a version too', async () => {
  const { html } = await withCurrentPictures(drawn('deck.svg'), await libraryOf({ file: 'deck.svg' }))
  expect(html).toContain('src="/media/deck.svg?v=1"')
})

test('a page that was written before a picture was cropped says its size of today', async () => {
  const cropped = await libraryOf({ width: 640, height: 640, version: '2' })
  expect((await withCurrentPictures(drawn('deck.webp'), cropped)).html).toContain(' width="640" height="640"')
  expect((await withCurrentPictures(drawn('deck.webp', 320, 320), cropped)).html).toContain(' width="320" height="320"')
})

test('a rule says where a picture is cut, unless that is its middle', async () => {
  const { sheet } = await withCurrentPictures(drawn('deck.webp'), await libraryOf({ focus: [20, 80] }))
  expect(sheet).toBe('img[src^="/media/deck-800."]{--focal-point:20% 80%}')
})
