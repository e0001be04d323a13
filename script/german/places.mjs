// Whether a literal at its place is read by people: 'text', 'refusal', 'maybe' (when it looks like a sentence), 'hardly' (the same, among words alone) or 'never'.
import { nameOf } from './tree.mjs'

const words = (list) => new Set(list.split(/\s+/))

/** Attributes and properties that hold what people read. */
const shown = words(
  `label title description placeholder help message text alt about hint none one many lead aria-label aria-description
  aria-roledescription aria-valuetext caption heading explanation nothingFoundMessage noText empty words question other`,
)

/** Properties and attributes of code. */
const hidden = words(
  `className class classNames id key href to src type kind size variant color c fw fz bg style styles path role rel target mode
  via method action queryKey mutationKey import icon component order align justify gap p m w h field as at state status code
  htmlFor form autoComplete inputMode lang dir width height viewBox d fill stroke strokeLinecap strokeLinejoin points transform
  position radius ff textWrap tt td ta pos display shadow accept data-plane start summary from example aria-labelledby
  aria-describedby aria-controls aria-current aria-live aria-haspopup aria-orientation file timeZone weekday numeric month day year
  hour minute dateStyle timeStyle textTransform overflow cursor behavior block inline`,
)

/** Those that hold code also where everything else is words. */
const always = words('className class classNames id key href to src path queryKey mutationKey')

/** Functions whose arguments are code. */
const takesCode = words(
  `querySelector querySelectorAll addEventListener removeEventListener getAttribute setAttribute hasAttribute removeAttribute matchMedia
  includes startsWith endsWith split indexOf lastIndexOf createElement closest matches getItem setItem removeItem useMediaQuery
  RegExp test exec match matchAll literal picklist import lazy glob URL URLSearchParams get set has append delete fetch Error TypeError
  DateTimeFormat NumberFormat DisplayNames RelativeTimeFormat dateFormat PluralRules select dispatchEvent CustomEvent getElementById
  setData getData localeCompare toString useId format formatToParts resolvedOptions getPropertyValue setProperty padStart padEnd permission createSlot texts at`,
)

const compares = words('=== !== == != < > <= >= in instanceof')

const through = words(
  `ConditionalExpression LogicalExpression TemplateLiteral ArrayExpression TSAsExpression TSSatisfiesExpression TSNonNullExpression
  ParenthesizedExpression SpreadElement SequenceExpression BinaryExpression`,
)

/** Nodes below which nothing is shown. */
export const isCodeOnly = (node) =>
  node.type.startsWith('TS') && !through.has(node.type)
    ? true
    : ['ImportDeclaration', 'ExportAllDeclaration', 'TaggedTemplateExpression', 'ImportExpression'].includes(node.type)

const keysOf = (node) => (node.computed ? 'maybe' : 'never')

/** @param {object[]} above from the nearest to the farthest */
export function placeOf(node, above) {
  let inner = node
  for (const [at, outer] of above.entries()) {
    if (outer.type === 'JSXExpressionContainer' && above[at + 1]?.type !== 'JSXAttribute') return 'text'
    if (outer.type === 'ConditionalExpression' && outer.test === inner) return 'never'
    if (outer.type === 'BinaryExpression' && compares.has(outer.operator)) return 'never'
    if (outer.type === 'Property' && outer.value === inner && isChoice(above.slice(at + 1))) return 'text'
    if (!through.has(outer.type) && !isBody(outer, inner)) return placeIn(outer, inner)
    inner = outer
  }
  return 'never'
}

/** What `choicesOf` is given has words for each value, whatever the values are called. */
const isChoice = ([object, call]) =>
  object?.type === 'ObjectExpression' && call?.type === 'CallExpression' && nameOf(call.callee) === 'choicesOf'

/** What a function of one expression hands back, and what stands in braces. */
const isBody = (outer, inner) =>
  outer.type === 'JSXExpressionContainer' || (outer.type === 'ArrowFunctionExpression' && outer.body === inner)

function placeIn(outer, inner) {
  switch (outer.type) {
    case 'JSXAttribute':
      return byName(nameOf(outer.name))
    case 'Property':
      return outer.key === inner ? keysOf(outer) : byName(nameOf(outer.key))
    case 'PropertyDefinition':
      return outer.key === inner ? 'never' : byName(nameOf(outer.key))
    case 'MemberExpression':
      return 'never'
    case 'CallExpression':
    case 'NewExpression':
      if (nameOf(outer.callee) === 'Refusal') return outer.arguments[1] === inner ? 'refusal' : 'never'
      return takesCode.has(nameOf(outer.callee)) ? 'never' : 'maybe'
    case 'SwitchCase':
      return outer.test === inner ? 'never' : 'maybe'
    case 'VariableDeclarator':
    case 'ReturnStatement':
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return 'maybe'
    default:
      return 'never'
  }
}

function byName(name) {
  if (shown.has(name) || /(?:Label|Title|Help|Text|Words|Message)$/.test(name)) return 'text'
  if (always.has(name) || name.startsWith('data-')) return 'never'
  return hidden.has(name) ? 'hardly' : 'maybe'
}

const hasLetters = /\p{L}{2}/u
const isName =
  /^[./#@&?]|:\/\/|[{}<>]\w*=|\w[_=]\w|^[a-z]+[A-Z]|^[a-z-]+:[a-z-]|^[MmLl]\d|^data:|\.(?:tsx?|css|svg|png|jpe?g|webp|csv|json)$|^\w+\/\w+$|^--/
/** One word of code, or several that only code has. */
const isCode = (words) =>
  /\s\S+\s/.test(words)
    ? /^<\w|^[Mm]\d|^\{\{|\[\w+=|var\(|charset=|=>/.test(words)
    : isName.test(words) || words.split(/\s+/).every((word) => /^[a-z\d]+(?:-[a-z\d]+)+$/.test(word))

/** `Reviews`, `No reviews match`, `will be updated`; not `main-area`, `0 0 3 2`, `ArrowLeft`. */
export function looksLikeText(words, isProse) {
  const plain = withoutGaps(words)
  if (!hasLetters.test(plain) || isCode(words.trim())) return false
  if (/[“”„]/.test(plain)) return true
  const isSentence = /^[^a-z]*\p{Lu}/u.test(plain) && /\p{Ll}/u.test(plain)
  if (isSentence) return /\s/.test(plain) || /^[\p{Lu}][\p{Ll}’-]+[.…!?:,]?$/u.test(plain)
  if (isProse) return /^[\p{L}\p{P}\d\s]+$/u.test(plain) && !/\w-\w+-\w|^[a-z]+-[a-z]+$/.test(plain)
  return isFilledIn(words) || isSmallSentence(plain)
}

const isSmallSentence = (plain) =>
  plain.length > 8 && /^[\p{Ll}\p{P}\d\s]*\p{Ll}{2,}[,:;]? \p{L}/u.test(plain) && !/\d(?:px|rem|ms|em|fr)/.test(plain)

/** `{0} is back.`, `number {0} of {1}`, `{0} of 5`: gaps among words, of which there are two, or a number. */
function isFilledIn(words) {
  const tokens = words.trim().split(/\s+/)
  const count = (pattern) => tokens.filter((token) => pattern.test(token)).length
  const plain = count(/^[\p{L}’]+(?:-\p{L}+)*[.,:;!?]?$/u)
  const numbers = count(/^\d+$/)
  const gaps = count(/^\(?[“,]?\{\d+\}[”.,:;!?]*\)?$/)
  return gaps > 0 && plain > 0 && plain + numbers > 1 && plain + numbers + gaps === tokens.length
}

const withoutGaps = (words) => words.replace(/<\/?\d+\/?>|\{\d+\}/g, ' ').trim()

/** In these positions anything with letters is meant. */
export const isWorded = (words) => hasLetters.test(withoutGaps(words)) && !isCode(words.trim())
