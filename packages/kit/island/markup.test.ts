import { expect, test } from 'vitest'
import { piecesOf } from './markup.server'

const markup = { className: 'grid-wrapper', attribute: 'grid-attributes' }
const pieces = (html: string) => piecesOf(html, [markup])
const found = (text: string) => ({ markup, text })

test.each([
  [`<div class="grid-wrapper" grid-attributes='{"columns":"2"}'></div>`, '{"columns":"2"}'],
  ['<div class="a grid-wrapper b" grid-attributes="{&quot;columns&quot;:&quot;2&quot;}"></div>', '{"columns":"2"}'],
  [`<SECTION GRID-ATTRIBUTES='{"words":"a > b"}' Class=grid-wrapper >old</SECTION>`, '{"words":"a > b"}'],
  ['<div id="x" hidden class="grid-wrapper">an <div>older</div> page</div>', '{}'],
  ['<div class="grid-wrapper" grid-attributes="{oops"></div>', '{oops'],
])('P01: an element of an older page is known by its class: %s', (html, text) => expect(pieces(html)).toEqual([found(text)]))

test('what stands around it stays', () => {
  expect(
    pieces('<p>Before</p> <div class="grid-wrapper"><b>x</b></div> <p>between</p><div class="grid-wrapper"></div><p>&nbsp;</p>'),
  ).toEqual(['<p>Before</p> ', found('{}'), ' <p>between</p>', found('{}')])
})

test.each([
  '<p>words</p>',
  '<div class="grid-wrapper-2"></div>words',
  '&lt;div class="grid-wrapper"&gt;',
  '<div class="grid-wrapper',
  'words <!-- of --> <3',
])('what is no such element stays as it was: %s', (html) => expect(pieces(html)).toEqual([html]))

test('one that is never closed takes nothing away', () =>
  expect(pieces('<div class="grid-wrapper"><p>words</p>')).toEqual([found('{}'), '<p>words</p>']))
