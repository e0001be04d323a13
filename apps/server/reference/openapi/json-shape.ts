import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON Schema of 2020-12, as OpenAPI 3.1 takes it. */
export type JsonShape = { readonly [keyword: string]: unknown }
/** `input`: what may be sent. `output`: what is answered. */
export type Side = 'input' | 'output'

type Overridden = Parameters<NonNullable<ConversionConfig['overrideSchema']>>[0]
type Inside = { readonly type: string; readonly pipe?: readonly unknown[] }

/** What they ask for cannot be told in JSON Schema, or changes no shape: the values are described without them. */
const untold = ['brand', 'check', 'finite', 'normalize', 'partial_check', 'raw_check', 'readonly', 'to_lower_case', 'to_upper_case', 'trim']

export const FILE: JsonShape = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }

/** A number that may come as text, since forms and addresses hold nothing else, is a number. */
const isNumber = (options: readonly Inside[]): boolean =>
  options.length === 2 && options[0]?.type === 'number' && options[1]?.type === 'string' && options[1].pipe !== undefined

function shapeInstead({ valibotSchema }: Overridden): JsonShape | undefined {
  const { type, options = [] } = valibotSchema as { type: string; options?: readonly Inside[] }
  if (type === 'union' && isNumber(options)) return { type: 'number' }
  if (type === 'instance') return FILE
  return type === 'custom' ? { $comment: CUSTOM } : undefined
}

const CUSTOM = 'custom'

const config = (typeMode: Side): ConversionConfig => ({
  typeMode,
  target: 'draft-2020-12',
  ignoreActions: typeMode === 'output' ? [...untold, 'transform'] : untold,
  overrideSchema: (context) => shapeInstead(context) as never,
  // A pattern cannot say that it ignores case: then its text is described without it.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' && !isPlain((valibotAction as unknown as { requirement: RegExp }).requirement) ? jsonSchema : undefined,
})

const isPlain = ({ flags }: RegExp): boolean => flags === ''

/**
 * What values of a schema look like; where it changes what came, what comes. `parts`: what it refers to within itself, by
 * `#/$defs/…`. Throws, in words, when something in it cannot be described: custom shapes need a `v.description`.
 */
export function jsonShapeOf(
  schema: GenericSchema,
  side: Side,
): { readonly shape: JsonShape; readonly parts: Readonly<Record<string, JsonShape>> } {
  const { $schema: _, $defs = {}, ...shape } = toJsonSchema(schema, config(side)) as JsonShape & { $defs?: Record<string, JsonShape> }
  return { shape: described(shape) as JsonShape, parts: described($defs) as Record<string, JsonShape> }
}

/** Nothing is left without a word where a shape of our own was not told; the bounds of all whole numbers go without saying. */
function described(shape: unknown): unknown {
  if (Array.isArray(shape)) return shape.map(described)
  if (typeof shape !== 'object' || shape === null) return shape
  const { $comment, ...rest } = shape as JsonShape
  if ($comment === CUSTOM && !rest.description) throw new Error('A custom schema needs a description.')
  const told = Object.entries(rest).filter(([, inner]) => !(typeof inner === 'number' && Math.abs(inner) === Number.MAX_SAFE_INTEGER))
  return Object.fromEntries(told.map(([keyword, inner]) => [keyword, described(inner)]))
}
