/** A setting that a screen has, by its words there: the search of the admin leads to its field. */
export type SettingEntry = {
  /** As it stands at the field; it is found there by these words. */
  readonly label: string
  /** What the screen says below it: words of it find the setting, too. */
  readonly help?: string | undefined
  /** The heading above it, where the field may be missing or another has the same label. */
  readonly group?: string | undefined
  /** The screen under /admin, with what opens the right part of it: `/pages/header?part=sticky`. */
  readonly at: `/${string}`
}

/** Something that can be done from anywhere: “New page”. */
export type ActionEntry = {
  readonly label: string
  /** Other words that people type for it, with blanks between them. */
  readonly words?: string
  /** Under /admin; or the whole address of a page that opens beside it. */
  readonly at: `/${string}` | { readonly site: string }
}

/** Something stored that a search found. */
export type FoundRecord = {
  readonly title: string
  readonly about?: string | undefined
  /** Under /admin. */
  readonly at: `/${string}`
}

/** How records of one kind are searched: by the call that their list makes. */
export type RecordSearch = {
  /** What they are called: “Pages”. */
  readonly title: string
  /** They hold words of people, so that no browser remembers which were opened. */
  readonly isPersonal?: boolean
  /** At most `most` that fit. Throws a WireError. */
  readonly find: (words: string, most: number, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

/** What a `*.search.ts` beside a screen exports as `search`: what of it can be found from everywhere in the admin. */
export type SearchContribution = {
  /** Whoever lacks it finds nothing of this. */
  readonly right: string
  readonly settings?: readonly SettingEntry[]
  readonly actions?: readonly ActionEntry[]
  readonly records?: readonly RecordSearch[]
}

export type SearchModule = { readonly search: SearchContribution }

/** What follows the path of a screen: the field that is to be shown. */
export const anchorOf = ({ label, group }: Pick<SettingEntry, 'label' | 'group'>): string =>
  `#${new URLSearchParams({ field: label, ...(group && { group }) })}`

/** What follows the path of a screen: the thing of this id that is to be shown there, in whatever language the screen is read. */
export const anchorTo = (id: string): `#at=${string}` => `#at=${encodeURIComponent(id)}`

/** A field by the words at it, or anything by its id. */
export type Anchor = { readonly label: string; readonly group: string } | { readonly id: string }

/** What an address leads to on its screen; undefined where it names nothing. */
export function anchorIn(hash: string): Anchor | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const id = named.get('at')
  const label = named.get('field')
  if (id) return { id }
  return label ? { label, group: named.get('group') ?? '' } : undefined
}
