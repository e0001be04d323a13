/** What a column of a plugin's table holds as JSON; undefined where it holds none. */
export function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text?.trim() || 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The same of a record; empty where it is none. */
export function recordIn(text: string | undefined): Readonly<Record<string, unknown>> {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {}
}

/** The same of a list of texts, also where one or several stand there with commas. */
export function textsIn(value: unknown): string[] {
  const list = typeof value === 'string' ? (jsonIn(value) ?? value) : value
  const all = Array.isArray(list) ? list : typeof list === 'string' ? list.split(',') : []
  return all.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : [])).filter(Boolean)
}
