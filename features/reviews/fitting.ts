import * as v from 'valibot'

type Shape = v.ObjectSchema<v.ObjectEntries, undefined>

/** Those of the values that fit the rules of their settings. */
export function fitting<S extends Shape>(shape: S, values: { readonly [Name in keyof S['entries']]: unknown }): v.InferOutput<S> {
  const fits = (name: string, value: unknown): boolean => value !== undefined && v.is(shape.entries[name] as v.GenericSchema, value)
  return v.parse(shape, Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value))))
}
