import { expect, test } from 'vitest'
import { BadXml, type XmlEvent, XmlReader } from './xml-reader.server'

function read(text: string, length = text.length): XmlEvent[] {
  const reader = new XmlReader()
  const events: XmlEvent[] = []
  for (let start = 0; start < text.length; start += length) events.push(...reader.push(text.slice(start, start + length)))
  return [...events, ...reader.push('', true)]
}
const textOf = (text: string, length?: number): string =>
  read(`<a>${text}</a>`, length)
    .map((event) => (event.kind === 'text' ? event.text : ''))
    .join('')

const open = (name: string, attributes = {}): XmlEvent => ({ kind: 'open', name, attributes })
const close = (name: string): XmlEvent => ({ kind: 'close', name })

test.each([1, 2, 7, 1000])('elements, attributes and text come one after the other, in pieces of any size: %i', (length) => {
  const text = '\ufeff\n<?xml version="1.0"?><!-- <x> --><a b="1 &lt; 2" c:d=\'"\'><e/>f &amp; g</a>'
  const events = read(text, length).filter((event) => event.kind !== 'text' || event.text)
  expect(events).toEqual([open('a', { b: '1 < 2', 'c:d': '"' }), open('e'), close('e'), { kind: 'text', text: 'f & g' }, close('a')])
})

test.each([
  ['CDATA', 'a<![CDATA[<b>&amp;]]]]><![CDATA[>]]>c', 'a<b>&amp;]]>c'],
  ['entities, once', '&#8220;&#x41;&amp;lt;', '“A&lt;'],
  ['entities that nobody declared', 'a&nbsp;&unknown;&#0;b', 'a&nbsp;&unknown;&#0;b'],
  ['characters that XML forbids', 'a\0\x08]]>b', 'a\x08]]>b'],
])('what exports hold is text: %s', (_name, text, said) => {
  expect(textOf(text)).toBe(said)
  expect(textOf(text, 1)).toBe(said)
})

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
const MOST = 64 * 1024

test.each([
  ['billion laughs', `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs.join('')}]><a>&l9;</a>`],
  ['a file of the machine', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'],
  ['a document type without entities', '<!doctype html><a/>'],
  ['an entity without a document type', '<a><!ENTITY b "c"></a>'],
  ['no element', 'words'],
  ['nothing', ''],
  ['an element that is never closed', '<a><b></b>'],
  ['elements crosswise', '<a><b></a></b>'],
  ['two of the outermost', '<a/><a/>'],
  ['a comment that never ends', '<a><!-- </a>'],
  ['CDATA that never ends', '<a><![CDATA[ </a>'],
  ['a tag that never ends', '<a b="'],
  ['an ampersand that begins no entity', '<a><b>c & d</b><e>;</e></a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['an attribute without quotes', '<a b=1/>'],
  ['nothing but openings', '<'.repeat(1_000_000)],
  ['elements in one another', '<a>'.repeat(10_000) + '</a>'.repeat(10_000)],
  ['a value that is too long', `<a b="${'x'.repeat(MOST)}"/>`],
  ['too many attributes', `<a ${Array.from({ length: MOST / 4 }, (_, at) => `b${at}=""`).join(' ')}/>`],
])('bar D05: %s is refused', (_name, text) => {
  expect(() => read(text)).toThrow(BadXml)
  expect(() => read(text, 4096)).toThrow(BadXml)
})

test('a tag that is too long is refused before its end has come', () => {
  const reader = new XmlReader()
  reader.push('<a b="')
  expect(() => [1, 2].map(() => reader.push('x'.repeat(MOST)))).toThrow(BadXml)
})

test('half a character breaks nothing, and a character in two pieces stays one', () => {
  expect(textOf('a\u{1f511}b', 1)).toBe('a\u{1f511}b')
  expect(textOf('a\ud83db', 1)).toBe('a\ufffdb')
  expect(() => read('<!DOCTYPE x [<!--<!--\ud800', 1)).toThrow(BadXml)
})

test('a tag that lies on the edge of two pieces is no long one', () => {
  const reader = new XmlReader()
  const before = `<a>${'x'.repeat(MOST)}`
  reader.push(`${before}<b c="1`)
  expect(reader.push('2"/></a>', true)).toContainEqual(open('b', { c: '12' }))
})
