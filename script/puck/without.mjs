import { parseSync } from 'vite'

const declared = (node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node)

/** The one name that a statement at the top of a module declares, or imports as a default. */
function nameOf(node) {
  if (node.type === 'FunctionDeclaration') return node.id?.name
  if (node.type === 'VariableDeclaration' && node.declarations.length === 1) return node.declarations[0].id.name
  if (node.type !== 'ImportDeclaration' || node.specifiers.length !== 1) return undefined
  const [specifier] = node.specifiers
  return specifier.type === 'ImportDefaultSpecifier' ? specifier.local.name : undefined
}

/** Where calls stand that a module makes when it is loaded. */
function callsIn(node) {
  if (node.type === 'ExpressionStatement') return node.expression.type === 'CallExpression' ? [node.expression.start] : []
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init.start] : []))
}

/**
 * A module with other things in the place of some that it declares at its top. What it makes with calls at its top may be left out of
 * a bundle too where nobody asks for it.
 * @param {string} file its name, for errors of the parser
 * @param {string} code its source
 * @param {Readonly<Record<string, string>>} instead expressions, by the names that they are for
 * @returns {{ code: string, found: readonly string[] }} the source, and the names that were there
 * @throws {Error} the source is not JavaScript
 */
export function without(file, code, instead) {
  const { program, errors } = parseSync(file, code, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = []
  const parts = []
  let end = 0
  const put = (from, to, text) => {
    parts.push(code.slice(end, from), text)
    end = to
  }
  for (const node of program.body.map(declared)) {
    const name = nameOf(node)
    if (name && Object.hasOwn(instead, name)) {
      found.push(name)
      // As many lines as before: what is named by its line still stands there.
      put(node.start, node.end, `const ${name} = ${instead[name]};${code.slice(node.start, node.end).replace(/[^\n]+/g, '')}`)
    } else for (const start of callsIn(node)) put(start, start, '/* @__PURE__ */ ')
  }
  return { code: parts.join('') + code.slice(end), found }
}
