/** Path and query of an address without its fragment; the query is undefined where there is no question mark. */
export function pathAndQueryOf(address: string): readonly [path: string, query: string | undefined] {
  const at = address.indexOf('?')
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)]
}

/** Parameters as they are compared: their signs decoded, in small letters. */
export const parametersOf = (query: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]))

/** The names of the parameters that an address has, each once and sorted. */
export const namesIn = (address: string): readonly string[] =>
  [...new Set(parametersOf(pathAndQueryOf(address)[1] ?? '').keys())].toSorted()

/** What stands under these names, as one text; undefined where one of them is missing. A name that stands twice has all its values. */
export function valuesAt(names: readonly string[], parameters: URLSearchParams): string | undefined {
  if (!names.every((name) => parameters.has(name))) return undefined
  const named = names.flatMap((name) =>
    parameters
      .getAll(name)
      .toSorted()
      .map((value) => [name, value]),
  )
  return new URLSearchParams(named).toString()
}

/** A query as it is compared, whatever the order of its parameters is. */
export const queryKey = (query: string): string => valuesAt(namesIn(`?${query}`), parametersOf(query)) ?? ''

/** A query as it was written, without parameters of these names. */
export function withoutNames(query: string, names: readonly string[]): string {
  if (names.length === 0) return query
  const isOther = (part: string): boolean => [...parametersOf(part).keys()].every((name) => !names.includes(name))
  return query.split('&').filter(isOther).join('&')
}
