import { boolean, ids, oneOf, type Parameter } from './parameters.server'
import type { PhpRecord, PhpValue } from './php-query.server'

export type TermQuery = { readonly terms: readonly number[]; readonly withChildren: boolean; readonly isAll: boolean }

const unmatched = (message: string, position: number) => ({ fault: { code: 'rest_no_matching_schema', message, data: { position } } })

/** Terms that items have to have: numbers in any spelling of a list, or `{terms, include_children, operator}`. */
export const termQuery: Parameter<TermQuery | undefined> = {
  usual: undefined,
  about: {
    type: ['object', 'array'],
    oneOf: [
      { title: 'Term ID List', type: 'array', items: { type: 'integer' } },
      {
        title: 'Term ID Taxonomy Query',
        type: 'object',
        properties: { terms: ids.about, include_children: boolean.about, operator: { type: 'string', enum: ['AND', 'OR'], default: 'OR' } },
        additionalProperties: false,
      },
    ],
  },
  read: (value, name) => (isQuery(value) ? readQuery(value, name) : readList(value, name)),
}

const isQuery = (value: PhpValue): value is PhpRecord => typeof value === 'object' && Object.keys(value).some((key) => !/^\d+$/.test(key))

function readList(value: PhpValue, name: string): ReturnType<typeof termQuery.read> {
  const verdict = value === '' ? ids.read({ 0: '' }, name) : ids.read(value, name)
  if ('fault' in verdict) return unmatched(`${name} is not a valid Term ID List. Reason: ${verdict.fault.message}`, 0)
  return { value: { terms: verdict.value, withChildren: false, isAll: false } }
}

function readQuery(value: PhpRecord, name: string): ReturnType<typeof termQuery.read> {
  const { terms = Object.create(null), include_children: children = '', operator = 'OR', ...unknown } = value
  const stray = Object.keys(unknown)[0]
  const verdicts = [
    ids.read(terms, `${name}[terms]`),
    boolean.read(children, `${name}[include_children]`),
    oneOf(['AND', 'OR'], 'OR').read(operator, `${name}[operator]`),
  ] as const
  const broken = verdicts.find((verdict) => 'fault' in verdict)
  const reason = stray ? `${stray} is not a valid property of Object.` : broken && 'fault' in broken ? broken.fault.message : undefined
  if (reason) return unmatched(`${name} is not a valid Term ID Taxonomy Query. Reason: ${reason}`, 1)
  const [list, withChildren, how] = verdicts.map((verdict) => 'value' in verdict && verdict.value)
  return { value: { terms: list as number[], withChildren: withChildren as boolean, isAll: how === 'AND' } }
}
