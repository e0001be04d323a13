import type { AnyDatabase } from '../storage/database.server'

/** What is wrong in a file that comes in: `site/home.json: rows.0.look`, and what to do about it. */
type Trouble = { readonly path: string; readonly text: string }

/** What would become, or became, of what came in. */
export type Brought = {
  /** `page /about`, `form 3`: its kind and its name. */
  readonly what: string
  readonly outcome: 'new' | 'changed' | 'same'
}
export type TransferReport = {
  readonly brought: readonly Brought[]
  /** Kept as they are, and named: somebody has to mend them here. */
  readonly faults: readonly Trouble[]
  /** Where there is any of these, nothing at all is kept. */
  readonly bad: readonly Trouble[]
}

/** Data by the path of its file, without the ending: `site/home`. Some are read each time that they are asked for: go through them one by one. */
export type SiteTexts = ReadonlyMap<string, unknown>
export type SiteEntry = readonly [name: string, value: unknown]
/** Pictures and the like, by the path of their file with its ending. Read when they are wanted; `at`: where it lies on the disk. */
export type SiteFile = { readonly path: string; readonly read: () => Promise<Uint8Array>; readonly at?: string }

/**
 * A part of the site on its way out of it or into it: what an owner set up. Nothing of visitors, and no secret. All parts
 * are read in one transaction that is taken back when any of them is bad, or when it was only a look: `within` is its
 * only way to the database.
 */
export type Transfer = {
  readonly name: string
  /** Within a transaction where one is given: what is written then is what stands there now. */
  readonly write: (trx?: AnyDatabase) => Promise<SiteTexts>
  /** The same one after the other, where all of it together may be larger than the memory. */
  readonly entries?: () => AsyncIterable<SiteEntry>
  readonly read: (texts: SiteTexts, into: { readonly trx: AnyDatabase; readonly by: string }) => Promise<TransferReport>
  /** Files that belong to it. They are kept before the rest is, because they hurt nobody. */
  readonly files?: () => Promise<readonly SiteFile[]>
  readonly takeFiles?: (files: readonly SiteFile[], texts: SiteTexts) => Promise<readonly Brought[]>
}

/** The whole site, out and in. */
export type SiteMover = {
  readonly write: () => Promise<{ readonly texts: SiteTexts; readonly files: readonly SiteFile[] }>
  /** The data alone, one file after the other. */
  readonly entries: () => AsyncIterable<SiteEntry>
  readonly read: (
    site: { readonly texts: SiteTexts; readonly files: readonly SiteFile[] },
    options: { readonly by: string; readonly dryRun: boolean },
  ) => Promise<TransferReport>
}
