import type { AnyDatabase } from './storage/database.server'

/** The transaction of a change, and who makes it. */
export type MenuInto = { readonly trx: AnyDatabase; readonly by: string }

/** The menu at the top of every page. One feature keeps it; others add pages to it. */
export type Menu = {
  /** Where it leads, at any depth. */
  readonly hrefs: (trx?: AnyDatabase) => Promise<readonly string[]>
  /** False where a link leads there already. Throws a refusal where there is no room, or no header to be made. */
  readonly add: (link: { readonly label: string; readonly href: string }, into: MenuInto) => Promise<boolean>
  /** False where no link leads there. */
  readonly remove: (href: string, into: MenuInto) => Promise<boolean>
}
