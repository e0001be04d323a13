import { type TokenHandler, Tokenizer } from 'parse5'
import { expect, test } from 'vitest'
import { type HtmlPiece, readHtml, shownIn } from './html.server'
import { plainOf } from './rich-text'
import { richTextOf } from './rich-text.server'

const told = (pieces: Iterable<HtmlPiece>): string[] =>
  [...pieces].map((piece) => (piece.kind === 'text' ? piece.text : `${piece.kind === 'open' ? '<' : '</'}${piece.tag}>`))
const read = (html: string): string[] => told(readHtml(html))
const shown = (html: string): string => told(shownIn(html)).join('')

test('every piece says where it stood, and together they are everything but comments', () => {
  const html = 'a &amp; b<!-- c --><P Class="x &lt; y" hidden class=z>d</p >\r\ne<b'
  const pieces = readHtml(html)
  expect(pieces.map(({ start, end }) => html.slice(start, end))).toEqual([
    'a &amp; b',
    '<P Class="x &lt; y" hidden class=z>',
    'd',
    '</p >',
    '\r\ne',
    '<b',
  ])
  const [, open] = pieces
  expect(open?.kind === 'open' && [...open.attributes]).toEqual([
    ['class', 'x < y'],
    ['hidden', ''],
  ])
})

test.each([
  ['entities, once', '&lt;b&gt; &amp;lt; &#8220;&#x41;&hellip;', ['<b> &lt; “A…']],
  ['entities that are none', 'R&D &unknown; a&b;', ['R&D &unknown; a&b;']],
  ['entities that stand for nothing', 'a&#0;&#xD800;&#1;&#x110000;b', ['ab']],
  ['a NUL', 'a\0b<p\0 x="\0y">\0', ['ab', '<p\ufffd>', '']],
  ['signs that begin nothing', 'a < b <3 </ 4> &', ['a < b <3 ', ' &']],
  ['a comment without an end', 'a<!-- <p>b', ['a']],
  ['a comment that ends oddly', 'a<!-->b<!--->c<!-- --!>d', ['a', 'b', 'c', 'd']],
  ['declarations', '<!doctype html><?php x ?>a', ['a']],
  ['CDATA, which is a comment in HTML', '<![CDATA[a<b>]]>c', [']]>c']],
  ['CDATA in a drawing', '<svg><![CDATA[<b>]]></svg>', ['<svg>', '<b>', '</svg>']],
  [
    'a script',
    '<script>"<b>"<!--<script>x</script>--></b></script>a',
    ['<script>', '"<b>"<!--<script>x</script>--></b>', '</script>', 'a'],
  ],
  ['a drawing, in which a style is markup', '<svg><style><b></style></svg>a', ['<svg>', '<style>', '<b>', '</style>', '</svg>', 'a']],
  ['a title', '<title>a<b>&amp;</title>', ['<title>', 'a<b>&', '</title>']],
  ['a tag that never ends', 'a<p title="b>c', ['a', '<p title="b>c']],
])('markup is read as browsers read it: %s', (_name, html, pieces) => expect(read(html)).toEqual(pieces))

test.each([
  ['a<template><p>b</p></template>c', 'ac'],
  ['a<svg><svg></svg><title>b</title></svg>c', 'ac'],
  ['a<svg/>b<embed src=x>c', 'ab<embed>c'],
  ['a<iframe><b></iframe>c<object>', 'ac'],
  ['a</script>b', 'a</script>b'],
])('what nobody gets to read is no piece of what is shown: %s', (html, rest) => expect(shown(html)).toBe(rest))

/** How often a character was stepped to while a text was read. */
function stepsOf(read: () => void): number {
  const reader = Object.getPrototypeOf(new Tokenizer({}, {} as TokenHandler).preprocessor) as { advance: () => number }
  const { advance } = reader
  let steps = 0
  reader.advance = function counted() {
    steps++
    return advance.call(this)
  }
  try {
    read()
  } finally {
    reader.advance = advance
  }
  return steps
}

const LENGTH = 50_000
test.each(['<', '<a ', '<a \'"', '<!--', '<p', '<script>', '</', '<b>', '</b>', '&#', '<div>', '<a b', '<![CDATA[', '<x y=z ', '<title>'])(
  'markup that is broken on purpose costs no more steps than it has characters, some times over: %s',
  (piece) => {
    const steps = stepsOf(() => richTextOf(piece.repeat(LENGTH / piece.length)))
    expect(steps).toBeGreaterThan(LENGTH / 1000)
    expect(steps).toBeLessThan(LENGTH * 4)
  },
)

test('what is far too much or far too deep is read too', () => {
  expect(read('<'.repeat(1_000_000))).toEqual(['<'.repeat(1_000_000)])
  const deep = richTextOf(`${'<div><b><ul>'.repeat(10_000)}words${'</ul></b></div>'.repeat(10_000)}`)
  expect(plainOf(deep).trim()).toBe('words')
  expect(JSON.stringify(deep).length).toBeLessThan(2000)
})
