export type Labels = Readonly<Record<string, string>>
export type Difference = { readonly label: string; readonly theirs: string; readonly mine: string }

/** What differs between two versions of the same settings, field by field, in words. */
export function differencesOf(theirs: unknown, mine: unknown, labels: Labels = {}): Difference[] {
  const [before, after] = [leavesOf(theirs), leavesOf(mine)]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths
    .map((path) => ({ label: labels[path] ?? labelOf(path), theirs: before.get(path) ?? '', mine: after.get(path) ?? '' }))
    .filter((one) => one.theirs !== one.mine)
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Texts by their place: `address.city`. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (isPlain(value)) return new Map([[path, textOf(value)]])
  if (Array.isArray(value) && value.every(isPlain)) return new Map([[path, value.map(textOf).join('\n')]])
  return new Map(Object.entries(value as object).flatMap(([key, part]) => [...leavesOf(part, path ? `${path}.${key}` : key)]))
}

const textOf = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value ?? ''))

/** `openingHours.2.from` is Opening hours 3 from. */
export function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
