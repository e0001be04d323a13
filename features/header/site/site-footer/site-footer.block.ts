import { defineBlock } from '@frontage/kit/island/island'
import { footerShape } from '../../footer'
import narrow from '../pieces/breaks/footer.narrow.css?inline'
import wide from '../pieces/breaks/footer.wide.css?inline'

/** The last board of the page: the name as large as it goes, columns of words and links, small print. */
export const block = defineBlock({
  name: 'site-footer',
  props: footerShape,
  sheet: ({ strip }) => (strip ? `@media(width<=${strip.breakPoint}px){${narrow}}@media(width>${strip.breakPoint}px){${wide}}` : ''),
})
