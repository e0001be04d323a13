/** Attributes in which a module keeps words; everything else is a setting. */
const read = /^(?:title|text|html|label|fact|name|alt|heading|caption|question|answer|quote|number|unit|words)$/

/** Everything that can be read in attributes of a module, in its order, without markup. */
export const textsOf = (value: unknown): string[] => textsIn(value, false)

function textsIn(value: unknown, isRead: boolean): string[] {
  if (typeof value === 'string') return isRead ? [plain(value)].filter(Boolean) : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, isRead))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, read.test(name)))
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
