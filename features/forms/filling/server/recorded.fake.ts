import { readFileSync } from 'node:fs'

type Recorded = { readonly head: readonly string[]; readonly body: unknown }

/** What a running original answered, as it was recorded. */
export const recorded = (name: string): { status: number; headers: string[]; body: Record<string, unknown> } => {
  const { head, body } = JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Recorded
  return { status: Number(head[0]?.split(' ')[1]), headers: head.slice(1), body: body as Record<string, unknown> }
}

/** The shape of a JSON value: keys in their order, types of what is in them. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? [shapeOf(value[0])] : []
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)])
}
