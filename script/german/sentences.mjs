// Finds what people read in a source of the admin.
import { fixedText, leftOver, mayBeginOrEnd, ownText, partsBetween, partsOf, sentencesIn, waysOf } from './parts.mjs'
import { isCodeOnly, isWorded, looksLikeText, placeOf } from './places.mjs'
import { bare, childrenOf, isString, isSum, nameOf, programOf, shownText } from './tree.mjs'

/**
 * A sentence at its place. `as`: between tags, as the plain value of an attribute, or as an expression. `isSure`: it has to be
 * translated; else it is only where a catalogue names its file.
 * @typedef {{ start: number, end: number, as: 'children' | 'attribute' | 'expression', tree: object, isSure: boolean }} Found
 */

const hasLetters = (text) => /\p{L}{2}|[“”]/u.test(text)
const notShown = new Set(['texts'])
/** Pages and forms to begin with: they are the owner's from then on. */
const isTemplate = (file) => /\/ready\/|starts\.ts$/.test(file)
/** Lines of the console are for whoever runs the server. */
const isOfMail = (file, node) => /messages(?:\.server)?\.ts$/.test(file) && /(?:Subject|Notice|Line)$/.test(nameOf(node.key))
const isProseFile = (file) => /(?:words|messages|phrases|labels|-names|texts)[^/]*\.tsx?$/.test(file)

/** @returns {{ found: Found[], lowered: object[] }} `lowered`: what is put into a sentence in small letters */
export function sentencesOf(file, source, program = programOf(file, source)) {
  const found = []
  const lowered = []
  const sourceOf = ({ start, end }) => source.slice(start, end)
  const isProse = isProseFile(file)
  /** Among what a screen only shares with others, words stand between names of code. */
  const isMixed = !/\/admin\/|messages[^/]*$|\.editor\.ts$/.test(file)
  const isServer = /\.server\.tsx?$|\/server\//.test(file) && !/messages[^/]*$/.test(file)

  function add(node, as, parts, place) {
    const tree = waysOf(parts, sourceOf) ?? waysOf(parts.map(asHole), sourceOf)
    if (!tree) return false
    const keys = sentencesIn(tree).map(({ key }) => key)
    const isCertain = place === 'refusal' || (place === 'text' && !isMixed)
    const isSure = keys.some((key) =>
      isCertain
        ? isWorded(key) || /[“”]/.test(key)
        : looksLikeText(key, isProse && !isMixed && place !== 'hardly') && (!isMixed || /\s/.test(key)),
    )
    if (!isSure && !(place !== 'refusal' && keys.some((key) => hasLetters(key)))) return false
    found.push({ start: node.start, end: node.end, as, tree, isSure: isSure && (!isServer || place !== 'maybe') })
    for (const { things } of sentencesIn(tree)) lowered.push(...things.flatMap(({ node: put }) => loweredIn(put)))
    return true
  }

  function visit(node, above) {
    if (isCodeOnly(node)) return
    if (node.type === 'CallExpression' && notShown.has(nameOf(node.callee))) return
    if (node.type === 'Property' && !node.computed && isNotForOwners(file, node)) return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return visitElement(node, above)
    const isWhole = isString(node) || node.type === 'TemplateLiteral' || isSum(node)
    if (isWhole && visitWords(node, above)) return
    for (const child of childrenOf(node)) visit(child, [node, ...above])
  }

  function visitWords(node, above) {
    const place = placeOf(node, above)
    if (place === 'never' || (place === 'hardly' && !isProse)) return isString(node)
    const parts = partsOf(node)
    if (!hasLetters(fixedText(parts))) return isString(node)
    if (node.type !== 'Literal' && place === 'maybe' && !hasLetters(ownText(parts))) return false
    const as = above[0].type === 'JSXAttribute' ? 'attribute' : 'expression'
    if (!add(node, as, parts, place)) return isString(node)
    for (const rest of leftOver(parts)) visit(rest, [node, ...above])
    return true
  }

  function visitElement(node, above) {
    const inside = [node, ...above]
    if (node.openingElement) visit(node.openingElement, inside)
    for (const each of runsOf(node.children)) {
      const parts = partsBetween(each)
      const isSentence = hasLetters(ownText(parts)) && add({ start: each[0].start, end: each.at(-1).end }, 'children', parts, 'text')
      if (isSentence) for (const rest of leftOver(parts)) visit(rest, inside)
      else for (const child of each) visit(child, inside)
    }
  }

  visit(program, [])
  return { found, lowered: [...new Set(lowered)] }
}

/** Too many ways: each question is asked within the sentence, and its answers are sentences of their own. */
const asHole = (part) => (part.kind === 'choice' ? { kind: 'hole', node: part.node } : part)

/** The children of an element, with what may be a sentence together. */
function runsOf(children) {
  const first = children.findIndex((child) => mayBeginOrEnd(child))
  const last = children.findLastIndex((child) => mayBeginOrEnd(child))
  if (first < 0) return children.filter(isDrawn).map((child) => [child])
  const alone = (list) => list.filter(isDrawn).map((child) => [child])
  return [...alone(children.slice(0, first)), children.slice(first, last + 1), ...alone(children.slice(last + 1))]
}

function isNotForOwners(file, node) {
  const name = nameOf(node.key)
  const isSetting = node.value.type !== 'ArrowFunctionExpression'
  if (isTemplate(file) && !['title', 'about'].includes(name)) return !['name', 'category', 'group'].includes(name)
  return (isSetting && ['start', 'summary'].includes(name)) || isOfMail(file, node)
}

const isDrawn = (child) => child.type !== 'JSXText' || shownText(child.raw ?? child.value) !== ''

/** `x.toLowerCase()` that is put into a sentence: languages with capital nouns leave it as it is. */
function loweredIn(node) {
  if (node === undefined) return []
  const inner = bare(node.type === 'JSXExpressionContainer' ? node.expression : node)
  return inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression' && nameOf(inner.callee) === 'toLowerCase'
    ? [inner]
    : []
}
