/** What PHP's `serialize` takes, as far as it is written here. */
type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }

/** What PHP's `serialize` writes of scalars and arrays. Lengths count bytes in UTF-8. */
export function serialized(value: Value): string {
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  if (typeof value === 'boolean') return `b:${Number(value)};`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([key, each]) => [isList ? Number(key) : key, each] as const)
  return `a:${entries.length}:{${entries.map(([key, each]) => serialized(key) + serialized(each)).join('')}}`
}
