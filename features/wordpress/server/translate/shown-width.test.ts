import { expect, test } from 'vitest'
import { block, modulesOf } from './content.fake'
import { widthOf } from './shown-width'

const kiln = 'https://old.example/kiln.jpg'

test.each([
  [`<img src="${kiln}" width="150" height="100">`, 'small'],
  [`<img src="https://old.example/kiln-300x200.jpg">`, 'medium'],
  [`<img src="${kiln}" width="600">`, 'large'],
  [`<img src="${kiln}">`, undefined],
  [`<img src="${kiln}" width="1024" class="size-large">`, undefined],
  [`<img src="${kiln}" style="border:0; width:30%">`, 'medium'],
  [`<img src="${kiln}" style="max-width: 20%">`, 'small'],
  [`<img src="https://old.example/kiln-150x150.jpg" width="100%">`, undefined],
  [`<img src="${kiln}" width="auto" class="alignleft size-thumbnail">`, 'small'],
  [block('image', `<figure class="wp-block-image size-thumbnail"><img src="${kiln}"/></figure>`), 'small'],
  [block('image', `<figure class="wp-block-image is-resized" style="width:40%"><img src="${kiln}"/></figure>`), 'medium'],
  [block('image', `<figure class="wp-block-image size-large is-resized"><img src="${kiln}" style="width:600px"/></figure>`), 'large'],
  [block('image', `<figure class="wp-block-image alignwide"><img src="${kiln}" width="200"/></figure>`), undefined],
  [`[caption width="150"]<img src="${kiln}" width="150"> Our kiln[/caption]`, 'small'],
])('%s is %s', (content, width) => {
  expect(modulesOf(content)[0]).toMatchObject({ block: 'picture' })
  expect(modulesOf(content)[0]!.props.width).toBe(width)
})

test('what is around one picture says nothing of the next', () => {
  const content = `<figure class="size-thumbnail"><img src="${kiln}"></figure><p>and</p><img src="${kiln}">`
  expect(modulesOf(content).map(({ props }) => props.width)).toEqual(['small', undefined, undefined])
})

test('a picture that is small itself is not made larger, and one whose size nobody knows is as wide as its column', () => {
  expect(widthOf({}, { width: 120 })).toEqual({ width: 'small' })
  expect(widthOf({}, { width: 0 })).toEqual({})
  expect(widthOf({ widths: ['900'] }, { width: 120 })).toEqual({})
})
