import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { GenericSchema } from 'valibot'
import type { Audit } from './audit.server'
import type { AuthPages } from './auth-pages.server'
import type { Backups } from './backups.server'
import type { Digest } from './digest.server'
import type { Events } from './events.server'
import type { Feed, Head, LinkTarget, QueryRedirect, Redirect, Sitemap, Titled } from './findable.server'
import type { Importer } from './importer.server'
import type { PageModule, PageSource, StoredPage } from './island/page'
import type { createLibraryDoor } from './library.server'
import type { PersonalData, Privacy } from './personal.server'
import type { Jobs } from './post/jobs.server'
import type { Mailing } from './post/mailing.server'
import type { Outbox } from './post/outbox.server'
import type { Problem } from './problem'
import type { SettingUp, SettingUpKnown } from './set-up.server'
import type { Settings } from './settings.server'
import type { SiteLook } from './site-look.server'
import type { Changes } from './storage/changes.server'
import type { AnyDatabase, Engine } from './storage/database.server'
import type { Files } from './storage/files/files.server'
import type { Room } from './storage/files/room.server'
import type { Scanner } from './storage/files/scanner.server'
import type { IslandFaults } from './storage/island-faults.server'
import type { Migrations } from './storage/migrate.server'
import type { Site } from './storage/site.server'
import type { Clock } from './time/clock'
import type { SiteMover, Transfer } from './transfer/transfer.server'
import type { Trash } from './trash/trash.server'
import type { Route } from './wire/answer.server'
import type { Actor } from './wire/permission'
import type { FromWordPress } from './wordpress/export/from-wordpress.server'
import type { ToWordPress, WordPressFile } from './wordpress/export/to-wordpress.server'
import type { RestRoute } from './wordpress/rest.server'
import type { AdminLanguage } from './words/admin-language'
import type { LanguageOf } from './words/person-texts'
import type { VisitorTexts, Words } from './words/texts.server'

/** What the server lends to every feature. */
export type Tools = {
  readonly db: AnyDatabase
  readonly engine: Engine
  readonly events: Events
  /** What is told by events, as all processes of the site write and read it. */
  readonly changes: Changes
  readonly clock: Clock
  readonly files: Files
  /** Looks for viruses in what visitors send; undefined where the operator set none. */
  readonly scanner: Scanner | undefined
  /** Counts the bytes of files that a visitor's network sent. Throws a Refusal when they were too many for a day. */
  readonly countUploaded: (bucket: string, bytes: number) => Promise<void>
  /** How much room there is for files. */
  readonly room: Pick<Room, 'state'>
  readonly site: Site
  readonly outbox: Outbox
  readonly mailing: Mailing
  readonly jobs: Jobs
  /** The site's pictures by name. The feature that keeps them opens it. */
  readonly library: ReturnType<typeof createLibraryDoor>
  /** Who did what: every change that a signed-in person makes writes a line. */
  readonly audit: Audit
  /** What owners removed: every call that deletes something puts it there. */
  readonly trash: Trash
  readonly backups: Backups
  /** What browsers tell of islands whose code failed. */
  readonly islandFaults: IslandFaults
  readonly log: Logger
  readonly publicUrl: string
  /** Newest first; for signing what leaves the server and comes back. */
  readonly keys: readonly string[]
  readonly settings: Settings
  /** What all features together know. */
  readonly registry: SiteRegistry
}

export type { BadRow, ImportOptions, ImportResult } from './importer.server'

/** A page that is drawn once, for one visitor: something of theirs stands in one of its modules. */
export type Redrawing = {
  readonly path: string
  /** The module, and what it is drawn from; it stands alone between header and footer where no page has it. */
  readonly module: PageModule
  readonly isIt: (module: PageModule) => boolean
  readonly first: unknown
  readonly status: number
}
/** Who is signed in; a visitor unless one of our own pages is asking. */
export type SignedIn = (request: FastifyRequest) => Promise<Actor>
export type Redraw = (page: Redrawing, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Origins of others, by what may come from there or go to it. */
export type PolicyHosts = { readonly [Kind in 'script' | 'style' | 'image' | 'media' | 'connect' | 'frame']?: readonly string[] }

/** How a feature takes part in answering requests. */
type Serving = {
  readonly routes: readonly Route[]
  /** Plain HTTP routes that are no calls, such as pictures. */
  readonly mount?: (server: FastifyInstance, redraw: Redraw, signedIn: SignedIn) => void
  /** Routes that WordPress clients read, under `/wp-json/`. */
  readonly rest?: readonly RestRoute[]
  /** Who holds this session token. One feature answers. */
  readonly whoIs?: (token: string) => Promise<Actor>
  /** What stands before the admin. One feature has it. */
  readonly authPages?: AuthPages
  /** Where an address leads now at which no page stands. */
  readonly redirect?: Redirect
  /** Where an address leads by its query, although a page may stand at its path. */
  readonly redirectQuery?: QueryRedirect
  /** Origins of pages that another system made before, such as `https://site.example`: their scripts cannot fetch a ticket. */
  readonly olderPages?: () => Promise<readonly string[]>
  /** Runs at every start of the server, after the migrations. */
  readonly start?: () => Promise<void>
}

/** What a feature adds to pages. */
type OnPages = {
  /** Its records stand on pages only that ask it for them while they are drawn: a change among them clears no other page. */
  readonly isOnlyAsked?: true
  /** The pages of the site. One feature has them. */
  readonly pages?: PageSource
  /** Pages that are made of the feature's own records, under paths of its own. */
  readonly ownPage?: (path: string) => Promise<StoredPage | undefined>
  /** Modules that stand on every page, before the header and behind the footer. */
  readonly around?: () => Promise<{ readonly above: readonly PageModule[]; readonly below: readonly PageModule[] }>
  /** What it adds to the head of every page. */
  readonly head?: Head
  /** Names the site in titles, as its owner wants. One feature has it. */
  readonly titled?: () => Promise<Titled>
  /** What makes all pages look as the owner wants. One feature has it. */
  readonly look?: () => Promise<SiteLook>
  /** What visitors read in the owner's own words. One feature keeps them. */
  readonly ownWords?: () => Promise<Words>
  /** Origins whose pages and videos its blocks show in frames, such as `https://site.example`; only blocks with `frames` make use of it. */
  readonly frameHosts?: () => Promise<readonly string[]>
  /** Origins of others that its scripts ask for on every page, such as a tag manager that the owner set up. The policy names them. */
  readonly hosts?: () => Promise<PolicyHosts>
}

/** What others may know of a feature's records: each is one feature's part of what {@link SiteRegistry} answers. */
type Known = {
  /** Its part of the search of the whole site, best first. */
  readonly search?: Search
  /** Its own pages that search engines may know. */
  readonly sitemap?: Sitemap
  /** What of it appears in time, for feed readers. */
  readonly feed?: Feed
  /** Pages that a link may be made to, with the places on them that have a name. */
  readonly places?: () => Promise<readonly LinkTarget[]>
  /** Where a file of the media stands in what the feature keeps. */
  readonly mentions?: Mentions
  /** The name in the media of the picture that stands for the business, for light backgrounds. One feature knows it. */
  readonly logo?: () => Promise<string | undefined>
  /** The name in the media of the picture that icons of the site are drawn from, where its owner chose one. One feature knows it. */
  readonly siteIcon?: () => Promise<string | undefined>
  /** What went wrong lately and waits for somebody, by its cause. */
  readonly problems?: () => Promise<readonly Problem[]>
  /** The language to write to an address in: that of the person whose it is, else that of the site. One feature knows people. */
  readonly mailLanguages?: () => Promise<LanguageOf>
  /** Its part of the weekly e-mail. */
  readonly digest?: Digest
  /** Hears of a published page that has another path from now on, within the transaction of that. */
  readonly pageMoved?: PageMoved
}

/** How a feature's records are made, moved and filled. */
type Stored = {
  readonly migrations: Migrations
  /** Lets go of everything that it keeps no longer, once: `frontage retention run`. While the server runs, the feature does so by itself. */
  readonly sweep?: () => Promise<void>
  /** What it keeps about people, so that it can be told, taken along and erased by an address. */
  readonly personal?: readonly PersonalData[]
  /** What all features keep about a person. One feature has it. */
  readonly privacy?: Privacy
  /** Its part of the whole site on its way out of it or into it. */
  readonly transfer?: Transfer
  readonly mover?: SiteMover
  /** `frontage import <name> FILE`. */
  readonly importers?: Readonly<Record<string, Importer>>
  /** What it makes of the plugins that it replaces, when a site moves in from WordPress. */
  readonly fromWordPress?: readonly FromWordPress[]
  /** What it makes of its records when a site moves to WordPress, and files that go beside the export. */
  readonly toWordPress?: { readonly posts?: readonly ToWordPress[]; readonly files?: readonly WordPressFile[] }
  /** `frontage generate <name> N`. */
  readonly generators?: Readonly<Record<string, (count: number, progress: (done: number) => void) => Promise<void>>>
  /** Its part of `frontage fixture`: makes the records, hands back their ids. */
  readonly fixture?: () => Promise<Record<string, unknown>>
  /** Fills an empty site with its part of the demo business, from the folder of demo data. */
  readonly demo?: (folder: string) => Promise<void>
  /** `frontage password EMAIL`: a link to choose a new one; undefined when nobody has the address. */
  readonly passwordLink?: (email: string) => Promise<string | undefined>
  /** `frontage second-step off EMAIL`: lets that person sign in with the password alone; false when nobody has the address. */
  readonly dropSecondStep?: (email: string) => Promise<boolean>
  /** Lines for the person who starts the server, `base` being its address: how to sign in. */
  readonly notice?: (base: string) => Promise<readonly string[]>
}

/** What a feature registers with the server. Everything but routes and migrations is optional. */
export type Feature = Serving & OnPages & Known & Stored & SettingUp<SiteLook>

/** What all features together know. It answers once every one of them is there, so never while a feature is being made. */
export type SiteRegistry = SettingUpKnown<SiteLook> & {
  readonly routes: () => readonly Route[]
  /** All texts that visitors read. */
  readonly texts: () => VisitorTexts
  readonly look: () => Promise<SiteLook>
  readonly searches: () => readonly Search[]
  readonly sitemaps: () => readonly Sitemap[]
  readonly feeds: () => readonly Feed[]
  readonly logo: () => Promise<string | undefined>
  readonly transfers: () => readonly Transfer[]
  readonly mover: () => SiteMover | undefined
  readonly fromWordPress: () => readonly FromWordPress[]
  readonly mentions: () => readonly Mentions[]
  readonly personal: () => readonly PersonalData[]
  readonly problems: () => Promise<readonly Problem[]>
  /** The language to write to an address in. Ask for it before a transaction begins. */
  readonly mailLanguages: () => Promise<LanguageOf>
  /** What all features say of a week. */
  readonly digest: Digest
  readonly findBlock: FindBlock
  readonly places: () => Promise<readonly LinkTarget[]>
  /** Whether a page stands at a path. */
  readonly isThere: (path: string) => Promise<boolean>
  /** Tells every feature of a published page that has another path from now on. */
  readonly pageMoved: PageMoved
}

/** Something that a search of the whole site leads to. Only what every visitor may read is ever found. */
export type SearchResult = {
  readonly kind: 'page' | 'project' | 'review'
  readonly title: string
  /** The words around what was found, as plain text. */
  readonly excerpt: string
  /** Where it stands; or which block shows it, on whatever page that is, and what the address of that page says then. */
  readonly at: { readonly href: string } | { readonly block: string; readonly query: string }
}
export type Search = (words: string, most: number) => Promise<readonly SearchResult[]>

/** Something that shows a file of the media, and the screen under /admin that it is changed on. */
export type Mention = { readonly title: string | ((language: AdminLanguage) => string); readonly at: string }
/** `file`: `deck-lookout.webp`, `deck-in-a-day.webm`. */
export type Mentions = (file: string) => Promise<readonly Mention[]>

/** The shape of a block's attributes; undefined when there is no such block. */
export type FindBlock = (name: string) => GenericSchema | undefined
export type PageMoved = (move: { readonly from: string; readonly to: string }, trx: AnyDatabase) => Promise<void>

export type FeatureModule = { readonly createFeature: (tools: Tools) => Feature }
