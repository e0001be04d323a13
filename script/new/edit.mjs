// Small changes to files that are there already, made with the parser of the build and not by searching through text.
import { parseSync, Visitor } from 'vite'

const keyOf = ({ key }) => key?.name ?? key?.value

/** The object that `createFeature` hands back. */
function featureIn(file, source) {
  const { program } = parseSync(file, source, { sourceType: 'module' })
  const objects = []
  new Visitor({ ObjectExpression: (node) => objects.push(node) }).visit(program)
  const found = objects.find(({ properties }) => ['routes', 'migrations'].every((name) => properties.some((each) => keyOf(each) === name)))
  if (!found) throw new Error(`${file}: no object with routes and migrations is handed back here`)
  return found
}

/**
 * Adds to one property of what the feature brings, whatever stands there: a list gets one more entry, an object one more part.
 * @param {{ property: 'routes' | 'migrations', code: string, named: string, from: string }} addition
 */
export function withAddition(file, source, { property, code, named, from }) {
  const { value, shorthand } = featureIn(file, source).properties.find((each) => keyOf(each) === property)
  const before = source.slice(value.start, value.end)
  const [open, close] = property === 'routes' ? ['[', ']'] : ['{', '}']
  const inner = before.startsWith(open) ? before.slice(1, -1).trim().replace(/,$/, '') : `...${before}`
  const written = `${shorthand ? `${property}: ` : ''}${open} ${inner ? `${inner}, ` : ''}${code} ${close}`
  return withImport(source.slice(0, value.start) + written + source.slice(value.end), named, from)
}

/** Puts an import before all others; the formatter gives it its place. One that is there already stays as it is. */
export function withImport(source, named, from) {
  const existing = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`).exec(source)
  if (!existing) return `import { ${named} } from '${from}'\n${source}`
  if (existing[1].split(',').some((each) => each.trim() === named)) return source
  return source.replace(existing[0], `import { ${existing[1].trim()}, ${named} } from '${from}'`)
}
