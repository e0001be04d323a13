import * as v from 'valibot'

/** A sentence of the product, for people to read: the admin shows it in their language. Of an answer it is told by being this very shape. */
export const sentence = v.string()

/** What this needs to know of a shape of valibot. */
type Shape = {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly value?: Shape
  readonly wrapped?: Shape
}
type Translate = (text: string) => string

/** A value of a shape with every sentence in it put into other words. */
export const translatedAnswer = (shape: v.GenericSchema, value: unknown, translate: Translate): unknown =>
  inWords(shape as unknown as Shape, value, translate)

function inWords(shape: Shape, value: unknown, translate: Translate): unknown {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return (shape as unknown) === sentence ? translate(value) : value
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
