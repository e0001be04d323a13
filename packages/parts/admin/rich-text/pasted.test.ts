import { expect, test } from 'vitest'
import { htmlFrom } from './html-from'
import { pastedFrom } from './pasted'

test('bar E09: of what was copied elsewhere come its words, and the looks that the site shows', () => {
  const copied = `<html><head><title>Doc</title><style>p { color: red }</style></head><body><!--StartFragment-->
    <p class="MsoNormal" style="margin:0"><span style="font-size:22pt">Our <b>decks</b></span> <a href="https://example.com/" target="_blank">here</a></p>
    <script>alert(1)</script><table><tr><td>cell</td></tr></table><!--EndFragment--></body></html>`
  const html = htmlFrom({ type: 'doc', content: [...pastedFrom(copied)] })
  expect(html).toBe('<p>Our <strong>decks</strong> <a href="https://example.com/">here</a></p><p>cell</p>')
})
