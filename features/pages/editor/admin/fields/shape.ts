import type { GenericSchema } from 'valibot'

type Action = { readonly kind: string; readonly type: string; readonly requirement?: unknown; readonly metadata?: unknown }

/** What a schema says about itself, whatever kind of schema it is. */
export type Shape = GenericSchema & {
  readonly wrapped?: Shape
  readonly default?: unknown
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly key?: string
  readonly literal?: unknown
  readonly getter?: (input: unknown) => Shape
  readonly pipe?: readonly [Shape, ...(Action | Shape)[]]
}

/** Every schema is one; its parts are only not named in the type of all schemas. */
export const shapeOf = (schema: GenericSchema): Shape => schema as Shape

export type Bare = {
  readonly shape: Shape
  readonly isOptional: boolean
  readonly isNullable: boolean
  /** What holds where nothing is written. */
  readonly otherwise: unknown
}

/** A shape without what only says that it may be missing. */
export function bare(shape: Shape): Bare {
  if (shape.type === 'lazy' && shape.getter) return bare(shape.getter({}))
  const isOptional = /^(?:optional|exact_optional|nullish)$/.test(shape.type)
  const isNullable = /^(?:nullable|nullish)$/.test(shape.type)
  if (!shape.wrapped || !(isOptional || isNullable)) return { shape, isOptional: false, isNullable: false, otherwise: undefined }
  const inner = bare(shape.wrapped)
  return {
    shape: inner.shape,
    isOptional: isOptional || inner.isOptional,
    isNullable: isNullable || inner.isNullable,
    otherwise: shape.default ?? inner.otherwise,
  }
}

/** What is asked of a value beside its type, also inside of pipes. */
export const actionsOf = (shape: Shape): readonly Action[] =>
  (shape.pipe ?? []).flatMap((step) => {
    if (step.kind !== 'schema') return [step as Action]
    return step === shape ? [] : actionsOf(step as Shape)
  })

/** Whether this is among what is asked of a value: `iso_date`. */
export const asks = (shape: Shape, type: string): boolean => actionsOf(shape).some((action) => action.type === type)

/** What a schema says itself about how it is set, where its type does not: `v.metadata({ setting: 'duration' })`. */
export const settingIn = (shape: Shape): unknown =>
  actionsOf(shape)
    .map(({ metadata }) => (metadata as { readonly setting?: unknown } | undefined)?.setting)
    .find((setting) => setting !== undefined)

/** The number that a rule names: `max_length`, `min_value`. */
export function bound(shape: Shape, type: string): number | undefined {
  const numbers = actionsOf(shape).flatMap((action) =>
    action.type === type && typeof action.requirement === 'number' ? [action.requirement] : [],
  )
  return numbers.length === 0 ? undefined : type.startsWith('min') ? Math.max(...numbers) : Math.min(...numbers)
}

/** The expressions that a text has to keep to. */
export const patternsOf = (shape: Shape): readonly RegExp[] =>
  actionsOf(shape).flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []))

export const entriesOf = (shape: Shape): readonly (readonly [string, Shape])[] => Object.entries(shape.entries ?? {})

/** Whether an object is a picture as pages keep it. */
export const isPicture = ({ entries }: Shape): boolean =>
  entries !== undefined && ['file', 'width', 'height', 'alt'].every((name) => name in entries)
