/** What a place is called on the screen, and what its values are called there. */
type Named = { readonly label: string; readonly values?: Readonly<Record<string, string>> }

/** By place, `address.city`; what lies below a place is called after it. */
export type Labels = Readonly<Record<string, string | Named>>
export type Difference = { readonly path: string; readonly label: string; readonly theirs: string; readonly mine: string }

/** What differs between two versions of the same settings, field by field, in words. */
export function differencesOf(theirs: unknown, mine: unknown, labels: Labels = {}): Difference[] {
  const [before, after] = [leavesOf(theirs, labels), leavesOf(mine, labels)]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths
    .map((path) => ({ path, label: labelOf(path, labels), theirs: before.get(path) ?? '', mine: after.get(path) ?? '' }))
    .filter((one) => one.theirs !== one.mine)
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Texts by their place: `address.city`. */
function leavesOf(value: unknown, labels: Labels, path = ''): Map<string, string> {
  if (isPlain(value)) return new Map([[path, textOf(value, labels[path])]])
  if (Array.isArray(value) && value.every(isPlain)) return new Map([[path, value.map((one) => textOf(one, labels[path])).join('\n')]])
  return new Map(Object.entries(value as object).flatMap(([key, part]) => [...leavesOf(part, labels, path ? `${path}.${key}` : key)]))
}

function textOf(value: unknown, named: Labels[string] | undefined): string {
  const text = String(value ?? '')
  const word = typeof named === 'object' ? named.values?.[text] : undefined
  return word ?? (typeof value === 'boolean' ? (value ? 'On' : 'Off') : text)
}

/** `openingHours.2.from` is Opening hours 3 from, unless the screen calls the place, or one above it, something else. */
export function labelOf(path: string, labels: Labels = {}): string {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const known = labels[steps.slice(0, length).join('.')]
    if (known) return [typeof known === 'object' ? known.label : known, ...steps.slice(length).map(wordsOf)].join(' ')
  }
  const words = steps.map(wordsOf).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const wordsOf = (step: string): string =>
  /^\d+$/.test(step) ? String(Number(step) + 1) : step.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
