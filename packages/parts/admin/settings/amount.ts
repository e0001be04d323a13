/** `limit`: empty is an answer: null. */
export type Bounds = {
  readonly control: 'number' | 'limit'
  readonly least: number
  readonly most: number
  readonly hasDecimals?: boolean
}

/** The number in a field that may be half typed: `0.` is 0 on its way to 0.6. What holds none is nothing, or the least. */
export function numberIn(typed: number | string, { control, least }: Bounds): number | null {
  const number = typeof typed === 'number' ? typed : Number.parseFloat(typed)
  if (!Number.isNaN(number)) return number
  return control === 'limit' ? null : least
}
