import type { JsonShape, jsonShapeOf } from './json-shape'

export type SharedShapes = ReturnType<typeof createSharedShapes>

/** Shapes that others refer to: what lies below `$defs` of each stands beside all others, and equal ones stand there once. */
export function createSharedShapes() {
  const names = new Map<string, string>()
  const all: Record<string, JsonShape> = {}

  function nameOf(part: JsonShape): string {
    const text = JSON.stringify(part)
    const name = names.get(text) ?? `Shared${names.size + 1}`
    names.set(text, name)
    return name
  }

  return {
    all,
    /** The shape with its references pointing to `#/components/schemas/…`. */
    add: ({ shape, parts }: ReturnType<typeof jsonShapeOf>): JsonShape => {
      const own = new Map(Object.entries(parts).map(([key, part]) => [`#/$defs/${key}`, `#/components/schemas/${nameOf(part)}`]))
      const moved = (value: JsonShape): JsonShape =>
        JSON.parse(JSON.stringify(value), (key, inner) => (key === '$ref' ? (own.get(inner) ?? inner) : inner)) as JsonShape
      for (const part of Object.values(parts)) all[nameOf(part)] = moved(part)
      return moved(shape)
    },
  }
}
