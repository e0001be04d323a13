// What of a built script a promised browser may lack, and what nothing beside it asks for first.
import { parseSync, Visitor } from 'vite'
import { featuresOfSelector } from './css-features.mjs'
import { eventOf, globalOf, methodOf, staticOf } from './js-features.mjs'
import { isYoung } from './promise.mjs'

const nameOf = (member) => (member.computed ? textOf(member.property) : member.property.name)
const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined
}
/** `Intl.Segmenter`, `URL`, `globalThis.structuredClone`: the path of names, without what stands for the window. */
function pathOf(node) {
  if (node?.type === 'Identifier') return ['window', 'globalThis', 'self'].includes(node.name) ? '' : node.name
  if (node?.type !== 'MemberExpression') return undefined
  const [before, name] = [pathOf(node.object), nameOf(node)]
  return before === undefined || !name ? undefined : [before, name].filter(Boolean).join('.')
}

const SELECTING = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll'])

/** @returns {{ name: string, compat: object }[]} each of them once. */
export function youngInScript(file, code) {
  const { program, errors } = parseSync(file, code, { sourceType: 'module' })
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  const declared = namesDeclaredIn(program)
  const found = new Map()
  for (const statement of program.body) {
    const { uses, asked } = readStatement({ ...program, body: [statement] }, declared)
    for (const { name, key, compat } of uses) if (compat && isYoung(compat) && !asked.has(key)) found.set(name, { name, compat })
  }
  return [...found.values()]
}

/** What a statement calls, and the names that it asks for before: `'name' in …`, `typeof …`, `….name && …`, `….name?.()`. */
function readStatement(program, declared) {
  const [uses, asked, callees] = [[], new Set(), new Set()]
  const note = (name, key, compat) => compat && uses.push({ name, key, compat })
  new Visitor({
    CallExpression: ({ callee, arguments: given, optional }) => {
      callees.add(callee)
      if (optional && callee.type === 'MemberExpression') asked.add(nameOf(callee))
      else noteCall(callee, given, { note, declared })
    },
    NewExpression: ({ callee }) => {
      callees.add(callee)
      noteGlobal(callee, { note, declared })
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === 'in' && textOf(left)) asked.add(textOf(left))
      if (operator === 'instanceof') noteGlobal(right, { note, declared })
    },
    UnaryExpression: ({ operator, argument }) => {
      const name = operator === 'typeof' && pathOf(argument)?.split('.').at(-1)
      if (name) asked.add(name)
    },
    'MemberExpression:exit': (node) => callees.has(node) || asked.add(nameOf(node)),
  }).visit(program)
  return { uses, asked }
}

function noteGlobal(callee, { note, declared }) {
  const path = pathOf(callee)
  if (path && !declared.has(path.split('.')[0])) note(path, path.split('.').at(-1), globalOf(path) ?? undefined)
}

function noteCall(callee, given, { note, declared }) {
  if (callee.type === 'Identifier') return noteGlobal(callee, { note, declared })
  if (callee.type !== 'MemberExpression') return
  const [owner, name] = [pathOf(callee.object), nameOf(callee)]
  if (!name) return
  const isGlobal = owner !== undefined && !declared.has(owner.split('.')[0])
  const known = isGlobal ? (staticOf(owner, name) ?? (owner === '' ? globalOf(name) : undefined)) : undefined
  if (known) note([owner, name].filter(Boolean).join('.'), name, known)
  else note(`.${name}()`, name, methodOf(name))
  const text = textOf(given[0])
  if (name === 'addEventListener' && text) note(`event ${text}`, `on${text}`, eventOf(text))
  if (SELECTING.has(name) && text)
    for (const [pseudo, compat] of featuresOfSelector(text)) note(`selector :${pseudo}`, `:${pseudo}`, compat)
}

/** Every name that the script declares itself, in whatever place: such a name is none of the browser's. */
function namesDeclaredIn(program) {
  const names = new Set()
  const add = (pattern) => {
    if (pattern?.type === 'Identifier') names.add(pattern.name)
    for (const part of pattern?.elements ?? pattern?.properties ?? [])
      add(part?.type === 'Property' ? part.value : (part?.argument ?? part))
    if (pattern?.type === 'AssignmentPattern') add(pattern.left)
  }
  const addFunction = ({ id, params }) => {
    for (const each of [id, ...params]) add(each?.argument ?? each)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
    CatchClause: ({ param }) => add(param),
  }).visit(program)
  return names
}

/** The texts of a script that are stylesheets with layers. */
export function stylesIn(file, code) {
  const found = []
  const add = (node) => /^\s*@layer [\w-]+ ?\{/.test(textOf(node) ?? '') && found.push(textOf(node))
  new Visitor({ Literal: add, TemplateLiteral: add }).visit(parseSync(file, code, { sourceType: 'module' }).program)
  return found
}
