import { Refusal } from '@frontage/kit/wire/refusal'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg'
import { anchor, hostile, illustrator } from './svg.fake'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const clean = (text: string): string => new TextDecoder().decode(cleanSvg(bytesOf(text)).bytes)
const around = (inside: string, attributes = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const refusalOf = (text: string): string => {
  try {
    return `kept as ${clean(text)}`
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return reason.message
  }
}

test('a logo stays what it was: shapes, gradients, lettering and copies', () => {
  const { bytes, width, height, colour } = cleanSvg(bytesOf(anchor))
  const text = new TextDecoder().decode(bytes)
  expect({ width, height, colour }).toEqual({ width: 240, height: 120, colour: '#1d555a' })
  for (const part of [
    '<linearGradient id="sea"',
    'fill="url(#sea)"',
    '<use href="#wave" y="8"/>',
    '>Harbour &amp; Sons</text>',
    'viewBox="0 0 240 120"',
  ])
    expect(text).toContain(part)
})

test('what was cleaned stays the same when it is cleaned again', () => {
  for (const text of [anchor, illustrator]) expect(clean(clean(text))).toBe(clean(text))
})

test('colours of stylesheets inside are written to the shapes, the heavier rule last', () => {
  const text = clean(illustrator)
  expect(text).toContain('<path fill="#B5472F" d="M0 0h10v10z"/>')
  expect(text).toContain('<rect width="4" height="4" fill="#123456" stroke="none"/>')
  expect(text).not.toMatch(/style|class|sodipodi|metadata|@import|DOCTYPE|<!--|switch/)
})

test.each(hostile)('bar D05: nothing that acts or asks elsewhere is left of %s', (_what, inside) => {
  const text = clean(around(`${inside}<path d="M0 0h1v1z"/>`))
  expect(text).toContain('<path d="M0 0h1v1z"/>')
  expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /script|onload|onclick|javascript|foreign|iframe|https?:|\/\/|data:|import|animate|set |url\((?!#)|style|file:|expression|\\/i,
  )
})

test('bar D05: entities, endless references and damaged files are refused in words', () => {
  const bomb = `<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${around('<text>&b;</text>')}`
  expect(refusalOf(bomb)).toMatch('declares entities')
  expect(refusalOf(`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${around('<text>&x;</text>')}`)).toMatch('declares entities')
  expect(refusalOf(around('<text>&unknown;</text>'))).toMatch('damaged')
  expect(refusalOf(around('<path d="M0 0"'))).toMatch('damaged')
  expect(refusalOf('<html><svg/></html>')).toMatch('damaged')
  expect(refusalOf('GIF89a')).toMatch('damaged')
  const level = (id: number): string => `<g id="l${id}">${`<use href="#l${id + 1}"/>`.repeat(10)}</g>`
  expect(refusalOf(around(`${[0, 1, 2, 3, 4, 5, 6, 7].map(level).join('')}<g id="l8"><path d="M0 0h1"/></g>`))).toMatch('too many parts')
  expect(refusalOf(around('<g id="a"><use href="#a"/></g>'))).toMatch('too many parts')
  expect(refusalOf(around('<mask id="m"><path d="M0 0" mask="url(#m)"/></mask><path d="M0 0h1" mask="url(#m)"/>'))).toMatch(
    'too many parts',
  )
  const chain = Array.from({ length: 3_000 }, (_, at) => `<use id="c${at}" href="#c${at + 1}"/>`).join('')
  expect(refusalOf(around(chain))).toMatch('too many parts')
})

test('bar D05: bytes, elements and depth have their bounds', () => {
  expect(refusalOf(around(`<path d="M0 0${' '.repeat(1024 * 1024)}"/>`))).toMatch('at most 1 MB')
  expect(refusalOf(around('<path d="M0 0h1"/>'.repeat(10_001)))).toMatch('too many parts')
  expect(refusalOf(around(`${'<g>'.repeat(60)}<path d="M0 0h1"/>${'</g>'.repeat(60)}`))).toMatch('too many parts')
  expect(refusalOf(around(`${'<x:y xmlns:x="z">'.repeat(60)}${'</x:y>'.repeat(60)}`))).toMatch('too many parts')
})

test('a file without shapes, or without a size, says what to do', () => {
  expect(refusalOf(around('<image href="data:image/png;base64,AAAA"/>'))).toMatch('no shapes')
  expect(refusalOf(around('<path d="M0 0h1"/>', ''))).toMatch('how large')
  expect(refusalOf(around('<path d="M0 0h1"/>', 'viewBox="0 0 0 10"'))).toMatch('how large')
})

test.each([
  ['width="40mm" height="20mm"', 151, 76],
  ['width="100%" height="100%" viewBox="0 0 300 100"', 300, 100],
  ['viewBox="0 0 2 1"', 512, 256],
  ['width="200" height="50" viewBox="0 0 4 1"', 200, 50],
  ['width="90000" height="45000"', 512, 256],
])('a drawing with %s is %i wide and %i high', (attributes, width, height) => {
  expect(cleanSvg(bytesOf(around('<path d="M0 0h1"/>', attributes)))).toMatchObject({ width, height })
})

test.each([
  ['<path d="M0 0h1" fill="#ABC"/>', '#aabbcc'],
  ['<g fill="rgb(10, 20, 200)"><path d="M0 0h1"/></g><path d="M0 0h1"/><path d="M0 0h1"/>', '#0a14c8'],
  ['<path d="M0 0h1"/><path fill="navy" d="M0 0h1"/>', '#000080'],
  ['<path d="M0 0h1"/>', '#000000'],
  ['<path d="M0 0h1" fill="white"/>', '#ffffff'],
  ['<defs><linearGradient id="g"><stop stop-color="teal"/></linearGradient></defs><path fill="url(#g)" d="M0 0h1"/>', '#008080'],
])('the colour of %s is %s', (inside, colour) => {
  expect(cleanSvg(bytesOf(around(inside))).colour).toBe(colour)
})
