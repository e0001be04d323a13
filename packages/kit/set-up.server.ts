import type { PageModule, StoredPage } from './island/page'
import type { Menu } from './menu.server'
import type { AnyDatabase } from './storage/database.server'

/** What a new owner does first and only a feature knows of: whether a message came, and so on. */
export const firstActions = ['message', 'review', 'project', 'mail', 'backup'] as const
export type FirstAction = (typeof firstActions)[number]
/** Each says whether it has really happened. */
export type FirstActions = Readonly<Partial<Record<FirstAction, () => Promise<boolean>>>>

/** What visitors see of a feature's records, as far as a page of the set-up stands for them: whether there is any. */
export type Shown = Readonly<Partial<Record<'reviews' | 'projects', () => Promise<boolean>>>>

/** A page as its owner has it: its number, and whether visitors see it. `document` is what is worked on, faults and all. */
export type OwnedPage = { readonly id: number; readonly isPublished: boolean; readonly isDraft: boolean; readonly document: unknown }
export type PageAt = (path: string, trx?: AnyDatabase) => Promise<OwnedPage | undefined>

/** Something of a page that visitors would run into, in words, and the screen of the admin that shows it. */
export type PageIssue = { readonly text: string; readonly at: string }
/** Issues of the page at a path as it is worked on; `together`: paths of drafts that become public with it. */
export type PageIssues = (path: string, together: readonly string[]) => Promise<readonly PageIssue[]>

/** A page made of what is known of the business, for whoever begins a new one. `document` is one as its owner has it. */
export type MadePage = { readonly name: string; readonly title: string; readonly about: string; readonly document: unknown }
export type MadePages = () => Promise<readonly MadePage[]>

/** `colours`: its ground, what stands out, and its bands. */
type WholeLook = { readonly name: string; readonly title: string; readonly about: string; readonly colours: readonly string[] }

/** `colour`: that of its logo, for buttons and links, made readable. Only who serves coffee has a drawn cup. */
export type LookOfBusiness = { readonly colour: string; readonly servesCoffee: boolean }

/** Whole looks to choose from; settings are those that the look's part of an exported site holds. */
export type WholeLooks<Worn> = {
  readonly all: readonly WholeLook[]
  /** The settings of one for a business, in the language and zone of the site. */
  readonly settingsOf: (name: string, business: LookOfBusiness, trx?: AnyDatabase) => Promise<unknown>
  /** That colour on light and on dark ground. */
  readonly readableIn: (name: string, colour: string) => { readonly light: string; readonly dark: string }
  /** How many pairs of colours of the published theme are hard to read, in light and in dark mode. */
  readonly hardToRead: () => Promise<{ readonly light: number; readonly dark: number }>
  /** As pages wear it. */
  readonly dress: (settings: unknown) => Worn
}

/** A page that nothing keeps yet, with what stands around it and how it looks. */
export type Sketch<Worn> = {
  readonly page: StoredPage
  /** A draft that was made already names what visitors will not see; before that it is shown as they would see it. */
  readonly isDraft: boolean
  readonly header: readonly PageModule[]
  readonly footer: readonly PageModule[]
  readonly look: Worn
}

/** Whether visitors see the site. One feature knows. */
export type Opening<Worn> = {
  readonly isOpen: () => Promise<boolean>
  /** Opens the site or closes it; false where it was so already. */
  readonly set: (isOpen: boolean) => Promise<boolean>
  /** Seconds after which whoever asks may ask again. */
  readonly retryAfter: number
  /** What visitors see instead. */
  readonly modules: (isOwner: boolean) => readonly PageModule[]
  /** A page made from what was answered so far; undefined where there is none at the path. */
  readonly sketch: (asked: { readonly path: string; readonly look: string }) => Promise<Sketch<Worn> | undefined>
}

/** What a feature does for the set-up of a new site. Each is done by one feature, but for the first steps. */
export type SettingUp<Worn> = {
  /** Whether visitors see the site, and what they see before. */
  readonly opening?: Opening<Worn>
  readonly wholeLooks?: WholeLooks<Worn>
  readonly pageAt?: PageAt
  readonly pageIssues?: PageIssues
  readonly firstActions?: FirstActions
  readonly shown?: Shown
  /** Templates for new pages. */
  readonly pageTemplates?: MadePages
  /** The menu of the header. */
  readonly menu?: Menu
}

/** What all features together know of it. */
export type SettingUpKnown<Worn> = {
  readonly pageAt: PageAt
  readonly pageIssues: PageIssues
  readonly wholeLooks: () => WholeLooks<Worn> | undefined
  readonly firstActions: () => FirstActions
  readonly shown: () => Shown
  readonly pageTemplates: MadePages
  readonly menu: () => Menu | undefined
  /** From now on visitors see the site; nothing happens where they did. */
  readonly openSite: () => Promise<void>
}
