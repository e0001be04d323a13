type Open = { readonly options: readonly { readonly label: string; readonly value: string }[]; readonly hasFreeText: boolean }

/** What was chosen, and the free text that was written behind the last choice: both are kept as one answer. */
export function freeTextIn(
  { options, hasFreeText }: Open,
  values: readonly string[],
): { readonly chosen: string[]; readonly free: string } {
  const last = values.at(-1) ?? ''
  const offered = options.map(({ label, value }) => value || label)
  const begins = hasFreeText && !offered.includes(last) ? offered.find((one) => last.startsWith(`${one} `)) : undefined
  if (begins === undefined) return { chosen: [...values], free: '' }
  return { chosen: [...values.slice(0, -1), begins], free: last.slice(begins.length + 1) }
}

/** An answer as it is kept. */
export const withFreeText = (chosen: readonly string[], free: string): string[] =>
  chosen.map((value, place) => (free && place === chosen.length - 1 ? `${value} ${free}` : value))
