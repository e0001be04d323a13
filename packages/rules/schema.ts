import type { Rule } from './rule'
import type { RuleName } from './rules'

/** The version that the schema's answer names. */
export const schemaVersion = 'Contact Form 7 SWV Schema 2024-10'

type Accept = { readonly accept: readonly string[] }
type Count = { readonly threshold: number }
type Limit = { readonly threshold: string }
type Inner = { readonly rules: readonly Rule[] }
type None = Readonly<Record<string, never>>

/** What a rule brings along. Counts travel as numbers, limits of numbers and dates as text. */
type Parameters = Readonly<Record<'file' | 'enum' | 'dayofweek', Accept>> &
  Readonly<Record<'minitems' | 'maxitems' | 'minlength' | 'maxlength' | 'minfilesize' | 'maxfilesize', Count>> &
  Readonly<Record<'minnumber' | 'maxnumber' | 'mindate' | 'maxdate', Limit>> &
  Readonly<Record<'all' | 'any', Inner>> &
  Readonly<Record<'required' | 'requiredfile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time', None>> & {
    readonly stepnumber: { readonly base: string; readonly interval: number }
  }

/** A rule for a schema, its keys in the order of the wire. */
export const ruleFor = <Name extends RuleName>(rule: Name, field: string, parameters: Parameters[Name], error: string) => ({
  rule,
  field,
  ...parameters,
  error,
})

/** Rules inside rules deeper than this are not read: nobody writes them, and somebody may send them. */
const deepest = 8

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function readRules(value: unknown, depth: number): readonly Rule[] {
  if (!Array.isArray(value) || depth > deepest) return []
  return value
    .filter(isObject)
    .flatMap(({ rule, field, error, rules, ...parameters }) =>
      typeof rule === 'string'
        ? [{ ...parameters, rule, field: textOr(field), error: textOr(error), rules: readRules(rules, depth + 1) }]
        : [],
    )
}

/** The rules of a schema's answer, whoever sent it; none when it is no schema. */
export const readSchema = (answer: unknown): readonly Rule[] => (isObject(answer) ? readRules(answer.rules, 1) : [])
