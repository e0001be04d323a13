// Where `color-mix()` is not known, a rule behind the mixed one names the colour of which the most is in it.
import postcss from 'postcss'
import parseValue from 'postcss-value-parser'

const UNKNOWN = 'not (color: color-mix(in srgb, red, red))'
const SEEN = Symbol('with plain colours')

/** @returns {import('postcss').Plugin} */
export const plainColours = () => ({
  postcssPlugin: 'plain-colours',
  OnceExit(root) {
    root.walkRules((rule) => {
      const mixed = rule.nodes.filter(({ type, value }) => type === 'decl' && value.includes('color-mix('))
      if (rule[SEEN] || !mixed.length) return
      rule[SEEN] = true
      const plain = postcss.rule({ selector: rule.selector, source: rule.source })
      plain[SEEN] = true
      plain.append(mixed.map((declaration) => declaration.clone({ value: withoutMixes(declaration.prop, declaration.value) })))
      rule.after(postcss.atRule({ name: 'supports', params: UNKNOWN, nodes: [plain], source: rule.source }))
    })
  },
})

/** `color-mix(in oklab, A 14%, B)` is B; a line keeps its colour where that is mixed into nothing. */
export function withoutMixes(property, value) {
  const parsed = parseValue(value)
  parsed.walk((node) => {
    if (node.type === 'function' && node.value === 'color-mix') Object.assign(node, { type: 'word', value: mostOf(node, property) })
  }, true)
  return parsed.toString()
}

function mostOf({ nodes }, property) {
  const parts = [[]]
  for (const node of nodes) node.type === 'div' && node.value === ',' ? parts.push([]) : parts.at(-1).push(node)
  const [one, other] = parts.slice(1).map(colourOf)
  const share = one.share ?? (other.share === undefined ? 50 : 100 - other.share)
  const isLine = property.startsWith('border') && other.colour === 'transparent'
  return share < 50 && !isLine ? other.colour : one.colour
}

/** A colour, and its share where that is a number; a variable beside it is none. */
function colourOf(nodes) {
  const [colour, amount] = nodes.filter(({ type }) => type !== 'space')
  const share = amount?.type === 'word' ? Number.parseFloat(amount.value) : undefined
  return { colour: parseValue.stringify(colour), share }
}
