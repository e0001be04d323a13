import { expect, test } from 'vitest'
import { documentOf } from './document-of'
import { htmlFrom } from './html-from'

const again = (html: string): string => htmlFrom(documentOf(html))

test.each([
  '<h2>A kitchen</h2><p>White, <strong>with oak</strong> and <em>light</em>.<br>See <a href="https://example.com/a">more</a>.</p>',
  '<ul><li>bench</li><li>sink</li></ul><ol><li>plan</li><li>build</li></ol><blockquote>Lovely!</blockquote>',
  '<h3>One</h3><h4>Two</h4><blockquote><p>One.</p><p>Two.</p></blockquote>',
  '<ul><li>bench<ul><li>of <strong>oak</strong></li></ul></li></ul>',
  '<p><strong><em>both</em></strong> and <a href="/contact"><strong>a bold</strong> link</a></p>',
  '<p>2 * 3 * 4 = 24 [sic] \\ back</p><p># no heading</p><p>- no list</p>',
  '<p>a &lt;b&gt; &amp; &quot;c&quot; &#039;d&#039;</p>',
])('P09: what was kept is kept again: %s', (html) => expect(again(html)).toBe(html))

test.each([
  ['words without a paragraph', 'Plain <b>words</b>', '<p>Plain <strong>words</strong></p>'],
  ['room between blocks', '<p> One </p>\n<p>two\n words</p>', '<p>One</p><p>two words</p>'],
  ['empty paragraphs', '<p></p><p>One</p><p> </p>', '<p>One</p>'],
  ['nothing', '', ''],
])('P09: %s', (_name, html, kept) => expect(again(html)).toBe(kept))

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>aalert(1)</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['an address that runs', '<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
])('bar E09: %s never comes in', (_name, html, kept) => expect(again(html)).toBe(kept))
