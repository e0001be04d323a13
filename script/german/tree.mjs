// What every step needs to know of a parsed source.
import { parseSync } from 'vite'

export function programOf(file, source) {
  const { program, errors } = parseSync(file, source, { sourceType: 'module' })
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** The nodes right below one, in the order of the source. */
export function childrenOf(node) {
  const found = []
  for (const [name, value] of Object.entries(node)) {
    if (name === 'parent') continue
    if (Array.isArray(value)) found.push(...value.filter(isNode))
    else if (isNode(value)) found.push(value)
  }
  return found.sort((a, b) => a.start - b.start)
}

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])

/** An expression without brackets and types around it. */
export function bare(node) {
  return wrappers.has(node.type) ? bare(node.expression) : node
}

export const isString = (node) => node.type === 'Literal' && typeof node.value === 'string'
export const isSum = (node) => node.type === 'BinaryExpression' && node.operator === '+'

/** Names that are written out: `a.b` of `a.b.c()` is not asked for, `c` is. */
export function nameOf(node) {
  if (node === undefined || node === null) return ''
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'JSXMemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return node.type === 'Literal' ? String(node.value) : ''
}

/** Whether something below draws an element. */
export const drawsElements = (node) =>
  node.type === 'JSXElement' || node.type === 'JSXFragment' || childrenOf(node).some((child) => drawsElements(child))

const entities = { amp: '&', nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What a browser shows of the text between tags. */
export function shownText(raw) {
  const lines = raw.split(/\r?\n/)
  const kept = lines.map((line, at) => {
    const begun = at === 0 ? line : line.replace(/^[ \t]+/, '')
    return at === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '')
  })
  return kept
    .filter((line) => line !== '')
    .join(' ')
    .replace(/&(amp|nbsp|lt|gt|quot|apos);/g, (_, name) => entities[name])
}
