import * as v from 'valibot'

/** A sentence of the product, for people to read: the admin shows it in their language. */
export const said = v.pipe(v.string(), v.metadata({ said: true }))

/** What this needs to know of a shape of valibot. */
type Shape = {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly metadata?: { readonly said?: boolean } }[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly value?: Shape
  readonly wrapped?: Shape
}

const isSaid = ({ pipe = [] }: Shape): boolean => pipe.some(({ metadata }) => metadata?.said === true)

/** A value of a shape with everything that is said put into other words. */
export const translatedAnswer = (shape: v.GenericSchema, value: unknown, translate: (sentence: string) => string): unknown =>
  inWords(shape as unknown as Shape, value, translate)

function inWords(shape: Shape, value: unknown, translate: (sentence: string) => string): unknown {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return isSaid(shape) ? translate(value) : value
  const { entries, item, wrapped, value: each } = shape
  if (wrapped) return inWords(wrapped, value, translate)
  if (item && Array.isArray(value)) return value.map((one) => inWords(item, one, translate))
  if (typeof value !== 'object' || Array.isArray(value) || !(entries ?? each)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = entries?.[name] ?? each
      return [name, inner ? inWords(inner, one, translate) : one]
    }),
  )
}
