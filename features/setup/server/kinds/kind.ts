/** Which looks suit a kind of business, in their order. */
export const families = {
  health: ['stillwater', 'signal', 'cutout'],
  cafe: ['counter', 'orchard', 'lamplight'],
  evening: ['lamplight', 'orchard', 'counter'],
  advice: ['ledger', 'draft', 'stillwater'],
  trades: ['signal', 'weatherboard', 'draft'],
  building: ['weatherboard', 'signal', 'draft'],
  studio: ['draft', 'ledger', 'signal'],
  playful: ['cutout', 'kowhai', 'orchard'],
  garden: ['orchard', 'kowhai', 'counter'],
  other: ['ledger', 'stillwater', 'signal'],
} as const
export type Family = keyof typeof families

export type Spoken = {
  /** What such a business is called: “Physiotherapy practice”. */
  readonly title: string
  /** What it does, as a heading says it: “Physiotherapy” (in Nelson). */
  readonly trade: string
  /** Other words by which it is found. */
  readonly words: readonly string[]
  /** What such a business often offers; at most six. */
  readonly services: readonly string[]
}

export type Kind = {
  readonly id: string
  /** The type of schema.org, one of those that business details know. */
  readonly schema: string
  readonly family: Family
  readonly en: Spoken
  readonly de: Spoken
}
export type KindGroup = { readonly en: string; readonly de: string; readonly kinds: readonly Kind[] }

const listed = (line: string): string[] => (line ? line.split(' | ') : [])

/** “Title; trade; words”, and services with bars between them. */
function spoken(names: string, services: string): Spoken {
  const [title = '', trade = title, words = ''] = names.split('; ')
  return { title, trade, words: words.split(' ').filter(Boolean), services: listed(services) }
}

/** A kind in a line for each language: its names, then what it offers. */
export const kind = (
  id: string,
  schema: string,
  [names, services]: readonly [string, string],
  [germanNames, germanServices]: readonly [string, string],
): Omit<Kind, 'family'> => ({ id, schema, en: spoken(names, services), de: spoken(germanNames, germanServices) })

export const family = (name: Family, kinds: readonly Omit<Kind, 'family'>[]): Kind[] => kinds.map((one) => ({ ...one, family: name }))
