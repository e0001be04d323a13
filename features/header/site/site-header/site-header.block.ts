import { defineBlock } from '@frontage/kit/island/island'
import { earlyColours } from '../../colours'
import { type Header, headerShape } from '../../header'
import { paletteRules } from '../../palettes'
import narrow from '../pieces/breaks/narrow.css?inline'
import wide from '../pieces/breaks/wide.css?inline'

/** Name and sign of the business, the ways through the site, and the one thing a visitor should do. Stays in sight. */
export const block = defineBlock({
  name: 'site-header',
  budget: 2_700,
  props: headerShape,
  parts: ({ account, search, liveSearch }) => [...(account ? ['account'] : []), ...(search && liveSearch ? ['live'] : [])],
  early: ({ colours }) => (colours ? earlyColours(colours.first) : ''),
  sheet: (props, _first, scope) => breakRules(props) + widthRules(props, scope) + colourRules(props),
})

const breakRules = ({ breaks }: Header): string => `@media(width<=${breaks.menu}px){${narrow}}@media(width>${breaks.menu}px){${wide}}`

/** Smaller screens are named where they differ. */
function widthRules({ signWidth, breaks }: Header, scope: string): string {
  if (!signWidth) return ''
  const rule = (pixels: number): string => `${scope} :is(.site-header__sign,.site-header__logo){inline-size:${pixels}px;block-size:auto}`
  const { desktop, tablet, mobile } = signWidth
  const below = (most: number, pixels: number): string => `@media(width<=${most}px){${rule(pixels)}}`
  return [
    rule(desktop),
    tablet === desktop ? '' : below(breaks.tablet, tablet),
    mobile === tablet ? '' : below(breaks.mobile, mobile),
  ].join('')
}

const colourRules = ({ colours }: Header): string => (colours ? paletteRules(colours.light, colours.dark) : '')
