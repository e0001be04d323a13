/** Whole stars, 1 to 5; 0 where nothing was chosen. Undefined for anything else: 4.5 is no rating, and neither is "5 OR 1". */
export function ratingOf(text: string): number | undefined {
  const [, digit] = /^(?:star)?([0-5])$/.exec(text.trim()) ?? []
  return text.trim() === '' ? 0 : digit === undefined ? undefined : Number(digit)
}
