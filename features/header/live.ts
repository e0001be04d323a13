/** Which of the results is meant after a key: from the field (-1) to the first or the last, and on through the field again. */
export function nextResult(at: number, key: string, count: number): number {
  if (count === 0) return -1
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : count - 1
  return at
}
