/** A link of the menu at the top of every page: what it is called, and where it leads: `/about`. */
export type MenuLink = { readonly label: string; readonly href: string }

/** What whoever keeps the menu lends to screens that know pages: one `*.contributed.tsx` exports it as `menu`. Changes are public at once. */
export type MenuParts = {
  /** Whoever lacks it cannot change the menu. */
  readonly right: string
  /** Where the menu leads, at any depth. */
  readonly hrefs: () => Promise<readonly string[]>
  /** Adds a link behind the others, unless one leads there already. Throws where there is no room. */
  readonly add: (link: MenuLink) => Promise<void>
  /** Takes such a link out again. */
  readonly remove: (href: string) => Promise<void>
}
