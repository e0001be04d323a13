import type { Examples } from '@frontage/kit/island/island'
import type { block } from './rich-text.block'

const html =
  '<h3>What to bring</h3><p>A few <b>photos</b>, and a <a href="/quote">rough idea</a>.</p><ul><li>plans, if there are any</li><li>the dog</li></ul><blockquote>We answer within two working days.</blockquote>'

export const examples: Examples<typeof block> = {
  'paragraphs, a list and a quotation': { html },
  'in two columns': { html: html + html.replaceAll('h3', 'h4'), columns: 2 },
  'what could do something is left out': { html: '<p onclick="x()">Plain <script>alert(1)</script><a href="javascript:x()">words</a></p>' },
}
