import type { DescribedCall } from './described-call'
import type { JsonShape } from './json-shape'

const isObject = (value: unknown): value is JsonShape => typeof value === 'object' && value !== null
const nameOf = ($ref: unknown): string => String($ref).split('/').at(-1) ?? ''
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never'

/** A JSON Schema as a type of TypeScript. */
function typeOf(shape: unknown): string {
  if (!isObject(shape)) return 'unknown'
  const { $ref, const: only, enum: options, anyOf, oneOf, not, type, format } = shape
  if ($ref) return nameOf($ref)
  if (not) return 'never'
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(options)) return union(options.map((option) => JSON.stringify(option)))
  const inner = anyOf ?? oneOf
  if (Array.isArray(inner)) return union(inner.map((one) => typeOf(one)))
  if (format === 'binary') return 'Blob'
  if (type === 'object') return objectOf(shape)
  if (type === 'array') return listOf(shape)
  return { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[String(type)] ?? 'unknown'
}

const listOf = ({ items, prefixItems }: JsonShape): string =>
  Array.isArray(prefixItems) ? `readonly [${prefixItems.map(typeOf).join(', ')}]` : `readonly (${typeOf(items)})[]`

function objectOf({ properties, required, additionalProperties }: JsonShape): string {
  const needed = Array.isArray(required) ? required : []
  const fields = Object.entries(isObject(properties) ? properties : {}).map(
    ([name, field]) => `readonly ${JSON.stringify(name)}${needed.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  )
  if (fields.length) return `{ ${fields.join('; ')} }`
  return isObject(additionalProperties)
    ? `{ readonly [name: string]: ${typeOf(additionalProperties)} }`
    : '{ readonly [name: string]: unknown }'
}

/** Fields of the address are part of what is sent, and the definition of a form names further ones. */
function inputOf({ path, request, route: { call } }: DescribedCall): string {
  const properties = isObject(request.properties) ? request.properties : {}
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in properties ? [] : [`readonly ${name}: number`]))
  const further = call.request.type === 'loose_object' ? ['readonly [name: string]: unknown'] : []
  const named = [...inPath, ...further]
  const parts = [Object.keys(properties).length ? objectOf(request) : '', named.length ? `{ ${named.join('; ')} }` : ''].filter(Boolean)
  return parts.join(' & ') || 'Record<never, never>'
}

/** Of use to the pages of this site alone. */
const forOwnPages = ['get-session', 'get-opening', 'report-island-fault']

/** What pages of other sites may call without signing in. */
const isForOthers = ({ name, isPublic, isOwnPagesOnly, answer }: DescribedCall): boolean =>
  isPublic && !isOwnPagesOnly && !answer.contentMediaType && !forOwnPages.includes(name)

/** The calls of `@frontage/client`, as TypeScript. `shared`: shapes that several of them name. */
export function clientCallsOf(calls: readonly DescribedCall[], shared: JsonShape): string {
  const open = calls.filter(isForOthers).toSorted((a, b) => a.name.localeCompare(b.name))
  const line = (name: string, value: string): string => `  ${JSON.stringify(name)}: ${value}`
  const tickets = open.flatMap(({ name, route: { call } }) =>
    call.ticket ? [line(name, JSON.stringify([call.ticket.purpose, call.ticket.field]))] : [],
  )
  const types = open.map((call) => line(call.name, `{ readonly input: ${inputOf(call)}; readonly answer: ${typeOf(call.answer)} }`))
  const text = `export type Calls = {\n${types.join('\n')}\n}`
  const named = Object.entries(shared).filter(([name]) => name.startsWith('Shared') && text.includes(name))
  return [
    '// Made from the calls themselves: npm run test -- apps/server/reference/openapi/client-calls -u\n',
    ...named.map(([name, shape]) => `type ${name} = ${typeOf(shape)}\n`),
    `/** What each call takes and answers. */\n${text}\n`,
    `/** Where each call goes. */\nexport const addresses = {\n${open.map(({ name, method, path }) => line(name, `'${method} ${path}',`)).join('\n')}\n} as const\n`,
    `/** What a ticket is for, and the field it goes in, of calls that need one. */\nexport const tickets = {\n${tickets.join(',\n')}\n} as const\n`,
  ].join('\n')
}
