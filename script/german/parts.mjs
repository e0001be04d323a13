// A sentence in the source as parts: text, what is put in, elements, and either-or.
import { bare, drawsElements, isString, isSum, nameOf, shownText } from './tree.mjs'

/**
 * @typedef {{ kind: 'text', text: string }
 *   | { kind: 'hole', node: object }
 *   | { kind: 'element', node: object, parts: Part[] | undefined }
 *   | { kind: 'choice', test: object, yes: Part[], no: Part[], node: object }} Part
 */

const inlineElements = new Set('a strong b em i code kbd mark small time abbr span q sup br wbr Anchor Code Kbd Mark When Link'.split(' '))

export function isInline({ openingElement }) {
  const name = openingElement ? nameOf(openingElement.name) : ''
  if (inlineElements.has(name)) return true
  const attributes = openingElement?.attributes.map((each) => nameOf(each.name)) ?? []
  return name === 'Text' && attributes.includes('span')
}

const text = (words) => (words === '' ? [] : [{ kind: 'text', text: words }])
const saysWords = (node) => {
  const inner = bare(node)
  if (isString(inner)) return true
  if (inner.type === 'TemplateLiteral') return true
  if (inner.type === 'ConditionalExpression') return saysWords(inner.consequent) && saysWords(inner.alternate)
  return isSum(inner) && (saysWords(inner.left) || saysWords(inner.right))
}

/** The parts of an expression that becomes text. */
export function partsOf(node) {
  const inner = bare(node)
  if (isString(inner)) return text(inner.value)
  if (inner.type === 'TemplateLiteral')
    return inner.quasis.flatMap(({ value }, at) => [
      ...text(value.cooked),
      ...(inner.expressions[at] ? partsOf(inner.expressions[at]) : []),
    ])
  if (isSum(inner) && saysWords(inner)) return [...partsOf(inner.left), ...partsOf(inner.right)]
  if (inner.type === 'ConditionalExpression' && saysWords(inner))
    return [{ kind: 'choice', test: inner.test, yes: partsOf(inner.consequent), no: partsOf(inner.alternate), node: inner }]
  return [{ kind: 'hole', node: inner }]
}

/** The parts of what stands between two tags. */
export function partsBetween(children) {
  return children.flatMap((child) => partsOfChild(child))
}

export function partsOfChild(child) {
  if (child.type === 'JSXText') return text(shownText(child.raw ?? child.value))
  if (child.type === 'JSXElement') return [{ kind: 'element', node: child, parts: isInline(child) ? innerParts(child) : undefined }]
  if (child.type !== 'JSXExpressionContainer') return [{ kind: 'hole', node: child, isWhole: true }]
  const inner = bare(child.expression)
  if (inner.type === 'JSXEmptyExpression') return []
  if (inner.type === 'LogicalExpression' && inner.operator === '&&' && saysWords(inner.right))
    return [{ kind: 'choice', test: inner.left, yes: partsOf(inner.right), no: [], node: inner }]
  return partsOf(inner)
}

/** Of an element within a sentence; undefined where it is taken as a whole. */
function innerParts(element) {
  const parts = partsBetween(element.children)
  return parts.length === 0 ? undefined : parts
}

/** Whether a child may stand at the edge of a sentence: icons, badges and lists beside one are no part of it. */
export function mayBeginOrEnd(child) {
  if (child.type === 'JSXText') return shownText(child.raw ?? child.value).trim() !== ''
  if (child.type === 'JSXElement') return isInline(child)
  if (child.type !== 'JSXExpressionContainer') return false
  return child.expression.type !== 'JSXEmptyExpression' && !drawsElements(child.expression) && nameOf(child.expression) !== 'children'
}

/** The text that stands there in any case. */
export const fixedText = (parts) =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'element' && part.parts ? fixedText(part.parts) : ' ')).join('')

/** The text of the parts themselves, whatever is chosen, without that of elements in them. */
export const ownText = (parts) => parts.map((part) => (part.kind === 'text' ? part.text : ' ')).join('')

const MOST_WAYS = 6

/** Every way in which a sentence can come out, as a tree of its questions; undefined when there are too many. */
export function waysOf(parts, sourceOf) {
  let count = 0
  const build = (answers) => {
    const flat = settled(parts, answers, sourceOf)
    const open = firstOpen(flat)
    if (open) {
      const question = sourceOf(open.test)
      const yes = build({ ...answers, [question]: true })
      return { test: open.test, yes, no: build({ ...answers, [question]: false }) }
    }
    count++
    return { sentence: sentenceOf(flat) }
  }
  const tree = build({})
  return count > MOST_WAYS ? undefined : tree
}

const settled = (parts, answers, sourceOf) =>
  parts.flatMap((part) => {
    if (part.kind === 'element' && part.parts) return [{ ...part, parts: settled(part.parts, answers, sourceOf) }]
    if (part.kind !== 'choice') return [part]
    const answer = answers[sourceOf(part.test)]
    return answer === undefined ? [part] : settled(answer ? part.yes : part.no, answers, sourceOf)
  })

function firstOpen(parts) {
  for (const part of parts) {
    const found = part.kind === 'choice' ? part : part.kind === 'element' && part.parts ? firstOpen(part.parts) : undefined
    if (found) return found
  }
  return undefined
}

/** `{0} of <1>{2}</1>`, and what the numbers stand for. */
export function sentenceOf(parts) {
  const things = []
  const write = (list) =>
    list
      .map((part) => {
        if (part.kind === 'text') return part.text
        const number = things.push(part) - 1
        if (part.kind !== 'element') return `{${number}}`
        return part.parts ? `<${number}>${write(part.parts)}</${number}>` : `<${number}/>`
      })
      .join('')
  const whole = write(parts)
  const [, before, key, after] = /^([ \n\t]*)([\s\S]*?)([ \n\t]*)$/.exec(whole)
  return { key, before, after, things }
}

/** All sentences of a tree of ways. */
export const sentencesIn = (tree) => ('sentence' in tree ? [tree.sentence] : [...sentencesIn(tree.yes), ...sentencesIn(tree.no)])

/** The nodes that a sentence leaves to others: what is put in, what is asked, what elements carry. */
export function leftOver(parts) {
  return parts.flatMap((part) => {
    if (part.kind === 'hole') return [part.node]
    if (part.kind === 'choice') return [part.test, ...leftOver(part.yes), ...leftOver(part.no)]
    if (part.kind === 'element') return part.parts ? [part.node.openingElement, ...leftOver(part.parts)] : [part.node]
    return []
  })
}
