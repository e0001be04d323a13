import { listOf, type PhpRecord, type PhpValue } from './php-query.server'
import { RestError } from './rest-error.server'

export type ParameterIssue = { readonly code: string; readonly message: string; readonly data: unknown }
type Verdict<Value> = { readonly value: Value } | { readonly fault: ParameterIssue }

/** A parameter of a route: how it is read, and what is told of it to whoever asks. */
export type Parameter<Value> = {
  readonly read: (value: PhpValue, name: string) => Verdict<Value>
  readonly usual: Value
  readonly about: Readonly<Record<string, unknown>>
}
export type Parameters = Readonly<Record<string, Parameter<unknown>>>
export type Values<P extends Parameters> = { readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never }

const fault = (code: string, message: string, data: unknown = null): { fault: ParameterIssue } => ({ fault: { code, message, data } })
const wrongType = (name: string, type: string) => fault('rest_invalid_type', `${name} is not of type ${type}.`, { param: name })

/** Reads all parameters of a route; names every one that is wrong. Unknown names are nobody's business. */
export function readParameters<P extends Parameters>(parameters: P, query: PhpRecord): Values<P> {
  const values: Record<string, unknown> = {}
  const faults: Record<string, ParameterIssue> = {}
  for (const [name, { read, usual }] of Object.entries(parameters)) {
    const given = query[name]
    const verdict = given === undefined ? { value: usual } : read(given, name)
    if ('fault' in verdict) faults[name] = verdict.fault
    else values[name] = verdict.value
  }
  const names = Object.keys(faults).sort((one, other) => Object.keys(query).indexOf(one) - Object.keys(query).indexOf(other))
  if (!names.length) return values as Values<P>
  throw new RestError('rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, 400, {
    params: Object.fromEntries(names.map((name) => [name, faults[name]?.message])),
    details: Object.fromEntries(names.map((name) => [name, faults[name]])),
  })
}

/** Numbers that no database holds are the largest that ours do. */
const kept = (number: number): number => Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

const NUMERIC = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i
const isWhole = (value: PhpValue): value is string => typeof value === 'string' && NUMERIC.test(value) && Number.isInteger(Number(value))

/** A whole number as PHP understands one: `1.0` and ` 5` are. */
export const integerParameter = <Usual extends number | undefined>(
  usual: Usual,
  least?: number,
  most?: number,
): Parameter<Usual extends number ? number : number | undefined> => ({
  usual: usual as never,
  about: { type: 'integer', ...(least !== undefined && { minimum: least }), ...(most !== undefined && { maximum: most }) },
  read: (value, name) => {
    if (!isWhole(value)) return wrongType(name, 'integer')
    const number = kept(Number(value))
    const isLow = least !== undefined && number < least
    if (most !== undefined && (isLow || number > most))
      return fault('rest_out_of_bounds', `${name} must be between ${least} (inclusive) and ${most} (inclusive)`)
    if (isLow) return fault('rest_out_of_bounds', `${name} must be greater than or equal to ${least}`)
    return { value: number as never }
  },
})

const named = (values: readonly string[]): string =>
  values.length < 3 ? values.join(' and ') : `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`

export const oneOf = <Value extends string>(values: readonly Value[], usual: Value | undefined): Parameter<Value | undefined> => ({
  usual,
  about: { type: 'string', enum: values },
  read: (value, name) =>
    values.includes(value as Value) ? { value: value as Value } : fault('rest_not_in_enum', `${name} is not one of ${named(values)}.`),
})

export const string: Parameter<string> = {
  usual: '',
  about: { type: 'string' },
  read: (value, name) => (typeof value === 'string' ? { value } : wrongType(name, 'string')),
}

export const boolean: Parameter<boolean> = {
  usual: false,
  about: { type: 'boolean' },
  read: (value, name) =>
    typeof value === 'string' && /^(?:0|1|true|false|)$/i.test(value) ? { value: /^(?:1|true)$/i.test(value) } : wrongType(name, 'boolean'),
}

/** Numbers that a list may hold. */
const MOST_IDS = 1000

/** Undefined without it: an empty list is no filter, and a list of nothing that is there is an empty set. */
export const ids: Parameter<readonly number[]> = {
  usual: [],
  about: { type: 'array', items: { type: 'integer' } },
  read: (value, name) => {
    const list = listOf(value).slice(0, MOST_IDS)
    const wrong = list.findIndex((each) => !isWhole(each))
    return wrong < 0 ? { value: list.map(Number).map(kept) } : wrongType(`${name}[${wrong}]`, 'integer')
  },
}

export const words: Parameter<readonly string[]> = {
  usual: [],
  about: { type: 'array', items: { type: 'string' } },
  read: (value) => ({
    value: listOf(value)
      .filter((each) => typeof each === 'string')
      .slice(0, MOST_IDS),
  }),
}

export const anyOf = (values: readonly string[], usual: readonly string[]): Parameter<readonly string[]> => ({
  usual,
  about: { type: 'array', items: { type: 'string', enum: values } },
  read: (value, name) => {
    const list = listOf(value)
    const wrong = list.findIndex((each) => typeof each !== 'string' || !values.includes(each))
    return wrong < 0 ? { value: list as string[] } : fault('rest_not_in_enum', `${name}[${wrong}] is not one of ${named(values)}.`)
  },
})

const DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i

/** Without a zone it is meant in UTC. */
export const date: Parameter<string> = {
  usual: '',
  about: { type: 'string', format: 'date-time' },
  read: (value) => {
    const text = typeof value === 'string' && DATE.test(value) ? value.replace(' ', 'T').replace(/(T[^Z+-]*)$/i, '$1Z') : ''
    const time = Date.parse(text.replace(/([+-]\d\d)$/, '$1:00'))
    return Number.isNaN(time) ? fault('rest_invalid_date', 'Invalid date.') : { value: new Date(time).toISOString() }
  },
}
