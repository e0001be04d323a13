/** What our own places say to the drop-in itself. */
const ours = ['frontage', 'id', 'theme']

/**
 * The data attributes of elements by their names in small letters, the first that says something first. The oldest pages wrote
 * the same names without `data-`.
 */
export function saidBy(elements: readonly (Element | null | undefined)[], bare: readonly string[] = []): Record<string, string> {
  const said: Record<string, string> = {}
  for (const element of elements)
    for (const { name, value } of element?.attributes ?? []) {
      const short = name.replace(/^data-/, '')
      if (value && (short !== name || bare.includes(name)) && !ours.includes(short)) said[short] ??= value
    }
  return said
}
