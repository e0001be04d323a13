/** What was stored is read as far as it can be: what does not fit stays in sight, so that its owner can put it right. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
