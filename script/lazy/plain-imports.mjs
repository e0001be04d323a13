import { parseSync, Visitor } from 'vite'

const WRAPPED = '__vitePreload'

const namesIn = ({ properties }) => properties.map(({ key, value }) => (value.type === 'Identifier' ? key.name : undefined)).join()

/** What a function awaits of which it hands on some by the same names: all of it does as well. */
function awaited([first, last]) {
  const [declared] = first.type === 'VariableDeclaration' ? first.declarations : []
  if (declared?.id.type !== 'ObjectPattern' || declared.init.type !== 'AwaitExpression') return undefined
  const isHandedOn = last.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression'
  return isHandedOn && namesIn(last.argument) === namesIn(declared.id) ? declared.init.argument : undefined
}

/** The `import()` that a function makes, with what follows it. */
function importIn({ body }) {
  if (body.type !== 'BlockStatement') return body
  return body.body.length === 2 ? awaited(body.body) : undefined
}

/**
 * Imports on demand without what Vite puts around them.
 * @param {string} file its name, for errors of the parser
 * @param {string} code a chunk before it is made small
 * @param {boolean} isPreloaded whether what an import needs is still fetched along with it
 * @returns {string | undefined} the chunk; undefined where there is nothing to be done
 * @throws {Error} the chunk is not JavaScript
 */
export function plainImports(file, code, isPreloaded) {
  if (!code.includes(`${WRAPPED}(`)) return undefined
  const { program, errors } = parseSync(file, code, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const edits = []
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== WRAPPED) return
      const [load] = call.arguments
      const loaded = importIn(load)
      const text = loaded && code.slice(loaded.start, loaded.end)
      if (isPreloaded) {
        if (text) edits.push([load.start, load.end, `() => ${text}`])
      } else edits.push([call.start, call.end, text ?? `(${code.slice(load.start, load.end)})()`])
    },
  }).visit(program)
  let next = code
  for (const [start, end, text] of edits.sort((one, other) => other[0] - one[0])) next = next.slice(0, start) + text + next.slice(end)
  return next
}
