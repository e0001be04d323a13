/** Where a block is found among the others. */
export const ownerGroups = ['Text', 'Pictures', 'Motion', 'Reviews', 'Portfolio', 'Forms', 'Page'] as const
export type OwnerGroup = (typeof ownerGroups)[number]

/** What an owner reads about one setting. */
export type SettingWords = {
  readonly label: string
  readonly help?: string
  /** Words for each of its choices; of a variant, for each of its kinds. */
  readonly choices?: Readonly<Record<string, string>>
  /** What it is called when nothing is chosen, where that is allowed. */
  readonly none?: string
  /** It is asked for only then; `settings` are those that it stands among. */
  readonly when?: (settings: Readonly<Record<string, unknown>>) => boolean
  /** How it is written, where its shape does not say it: simple HTML, one line, several lines. */
  readonly as?: 'html' | 'line' | 'text'
  /** The name of a field that a feature lends: for what is kept elsewhere, such as a stored form. */
  readonly field?: string
  /** What one entry of a list is called. */
  readonly one?: string
}

/** A block in the words of those who build pages with it. */
export type EditorConfig = {
  readonly title: string
  readonly group: OwnerGroup
  /** One sentence: what it is good for. */
  readonly help: string
  /** It does not stand among modules, but behind a whole row. */
  readonly isBehind?: true
  /** The settings that a new one begins with; they fit its props. */
  readonly start?: Readonly<Record<string, unknown>>
  /** By the place of the setting, `items.title`; what is usual everywhere, such as `title`, has usual words. */
  readonly labels?: Readonly<Record<string, string | SettingWords>>
  /** Settings in further groups, by their places. */
  readonly groups?: readonly { readonly title: string; readonly settings: readonly string[] }[]
  /** Everything else is kept on a screen of its own, and chosen here by name. */
  readonly only?: readonly string[]
  /** What it lacks to show anything, and at which setting; undefined when nothing. */
  readonly unfinished?: (settings: Readonly<Record<string, unknown>>) => { readonly at: string; readonly text: string } | undefined
  /** What its owner can do as long as visitors see nothing of it; the link leads to a screen of the admin. */
  readonly empty?: { readonly text: string; readonly link?: { readonly label: string; readonly href: `/admin/${string}` } }
  /**
   * The data attributes, without `data-`, with which a page of others shows the block as it is set up on the page at `path`; of
   * one that needs no screen of its own to be set up.
   */
  readonly elsewhere?: (settings: Readonly<Record<string, unknown>>, path: string) => Readonly<Record<string, string>>
  /** What a page keeps beside `only` goes before what is chosen by name; its owner may let go of it. */
  readonly pageGoesFirst?: true
}

export const defineEditorConfig = (owner: EditorConfig): EditorConfig => Object.freeze(owner)

/** Stands in for a picture until its owner has chosen one: a plain plane. */
export const noPicture = {
  file: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%23c9ccc8' d='M0 0h3v2H0z'/%3E%3C/svg%3E",
  width: 1200,
  height: 800,
  alt: '',
} as const

/** Whether its owner has chosen this picture. */
export const isChosen = ({ file }: { readonly file: string }): boolean => file !== noPicture.file
