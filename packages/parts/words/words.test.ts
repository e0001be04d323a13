import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from './words'

const drawn = (html: string, isLine = false): string => renderToStaticMarkup(createElement(Words, { html, isLine }))

test('simple HTML comes out as it went in', () => {
  expect(drawn('<p>Send <b>plans</b> &amp; photos.<br>Or <a href="/contact">ring</a>.</p>')).toBe(
    '<p>Send <b>plans</b> &amp; photos.<br/>Or <a href="/contact" rel="noopener">ring</a>.</p>',
  )
})

test('bar E09: what could do something is left out, its text stays', () => {
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)><b onclick="x()">bold</b><a href="javascript:alert(1)">link</a>'
  expect(drawn(html)).toBe('alert(1)<b>bold</b><a>link</a>')
  expect(drawn('<a href=" //evil.example">x</a> <<b>y')).toBe('<a>x</a> &lt;<b>y</b>')
})

test('in a line no paragraphs stand', () => {
  expect(drawn('<p>I agree to the <i>terms</i></p>', true)).toBe('I agree to the <i>terms</i>')
})

test('tags that were left open or closed twice break nothing', () => {
  expect(drawn('<p><b>one</p> two</b></i>')).toBe('<p><b>one</b></p> two')
})
