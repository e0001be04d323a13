import { expect, test } from 'vitest'
import { htmlOf, textOf } from './marks'

const kept =
  '<h2>A kitchen</h2><p>White, <strong>with oak</strong> and <em>light</em>.<br>See <a href="https://example.com/a">more</a>.</p>' +
  '<ul><li>bench</li><li>sink</li></ul><ol><li>plan</li><li>build</li></ol><blockquote>Lovely!</blockquote>'

const typed = [
  '# A kitchen',
  'White, **with oak** and *light*.\nSee [more](https://example.com/a).',
  '- bench\n- sink',
  '1. plan\n2. build',
  '> Lovely!',
].join('\n\n')

test('P09: what the server keeps is read as a plain text, and becomes the same again', () => {
  expect(textOf(kept)).toBe(typed)
  expect(htmlOf(typed)).toBe(kept)
})

test.each([
  '<p>2 * 3 * 4 = 24 [sic] \\ back</p>',
  '<p># no heading</p>',
  '<p>- no list</p>',
  '<p>1. no list</p>',
  '<p>a &lt;b&gt; &amp; &quot;c&quot; &#039;d&#039;</p>',
  '<p><strong><em>both</em></strong></p>',
])('P09: %s survives', (html) => {
  expect(htmlOf(textOf(html))).toBe(html)
})

test('P09: markup that is typed stays text, and what nobody closes stays as typed', () => {
  expect(htmlOf('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  expect(htmlOf('**open *one')).toBe('<p>**open *one</p>')
  expect(htmlOf('[x](https://a"onclick=1)')).not.toContain('"onclick')
  expect(htmlOf('[x](https://a.test/*b*)')).toBe('<p><a href="https://a.test/%2Ab%2A">x</a></p>')
  expect(htmlOf(' \n\n ')).toBe('')
})
