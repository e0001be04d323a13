import type { Examples } from '@frontage/kit/island/island'
import type { block } from './html.block'

const portfolio = (attributes: string) => `<div class="portfolio-block-wrapper" portfolio-block-attributes='${attributes}'></div>`

export const examples: Examples<typeof block> = {
  'a text from elsewhere': { html: '<h3>Before we came here</h3><p style="color:red">It was <b>pasted</b>.<script>alert(1)</script></p>' },
  'a portfolio of an older page': {
    html: `<p>Some of our work:</p>${portfolio('{"itemsPerPage":"3","showSearch":false,"showCategories":false}')}<p>And there is more.</p>`,
  },
}
