// Every import of a file, of every kind, read with the parser that also builds it.
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/**
 * An import: what it names, whether it is there for types alone, and whether it is fetched when it is reached.
 * `specifier` is undefined where the name is put together while the program runs: nobody can follow that.
 * @typedef {{ specifier: string | undefined, typeOnly: boolean, dynamic: boolean, line: number }} Import
 */

const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined
}

const isMetaCall = (node, name) =>
  node.callee?.type === 'MemberExpression' && node.callee.object?.type === 'MetaProperty' && node.callee.property?.name === name

/** @returns {{ imports: Import[], program: object }} */
export function readScript(file, source) {
  const { program, errors } = parseSync(file, source, { sourceType: 'module' })
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  const imports = []
  const lineAt = (offset) => source.slice(0, offset).split('\n').length
  const add = (node, specifier, { typeOnly = false, dynamic = false } = {}) =>
    imports.push({ specifier, typeOnly, dynamic, line: lineAt(node.start) })
  const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
    [importKind, exportKind].includes('type') ||
    (specifiers.length > 0 && specifiers.every((each) => [each.importKind, each.exportKind].includes('type')))
  const addStatic = (node) => node.source && add(node, node.source.value, { typeOnly: isTypeOnly(node) })
  new Visitor({
    ImportDeclaration: addStatic,
    ExportNamedDeclaration: addStatic,
    ExportAllDeclaration: addStatic,
    TSImportType: (node) => add(node, textOf(node.source), { typeOnly: true }),
    TSImportEqualsDeclaration: (node) => add(node, textOf(node.moduleReference?.expression)),
    ImportExpression: (node) => add(node, textOf(node.source), { dynamic: true }),
    CallExpression: (node) => {
      if (isMetaCall(node, 'glob')) for (const found of globbed(file, node.arguments[0])) add(node, found, { dynamic: true })
      else if (isMetaCall(node, 'resolve') || node.callee?.name === 'require') add(node, textOf(node.arguments[0]), { dynamic: true })
    },
    NewExpression: (node) => {
      const [address, base] = node.arguments
      const isBeside = node.callee?.name === 'URL' && base?.type === 'MemberExpression' && base.object?.type === 'MetaProperty'
      if (isBeside && base.property?.name === 'url' && textOf(address) !== undefined) add(node, textOf(address), { dynamic: true })
    },
  }).visit(program)
  return { imports, program }
}

/** The files that a glob of the build means, as relative specifiers. */
function globbed(file, argument) {
  const patterns = (argument?.type === 'ArrayExpression' ? argument.elements : [argument]).map(textOf)
  if (patterns.includes(undefined)) return [undefined]
  const home = path.dirname(file)
  const found = (pattern) => globSync(path.join(home, pattern), { exclude: (name) => name === 'node_modules' })
  const without = new Set(patterns.filter((each) => each.startsWith('!')).flatMap((each) => found(each.slice(1))))
  const wanted = patterns.filter((each) => !each.startsWith('!')).flatMap(found)
  return wanted.filter((each) => !without.has(each)).map((each) => `./${path.relative(home, each)}`)
}

/** @returns {{ imports: Import[] }} */
export function readStyle(source) {
  const plain = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found = [...plain.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)]
  return {
    imports: found.map(({ 1: specifier, index }) => ({
      specifier,
      typeOnly: false,
      dynamic: false,
      line: plain.slice(0, index).split('\n').length,
    })),
  }
}
