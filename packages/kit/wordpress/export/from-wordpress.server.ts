import type { PageModule } from '../../island/page'
import type { AnyDatabase } from '../../storage/database.server'
import type { WordPressSettings } from './settings.server'
import type { WxrItem, WxrSite, WxrTerm } from './wxr.server'

/** What a feature makes of a plugin that it replaces, when a site moves in from WordPress. */
export type FromWordPress = RecordsFromWordPress | PostsFromWordPress | BlocksFromWordPress | RedirectsFromWordPress | OptionsFromWordPress

/** How an old page names a picture; any of them may be empty. */
export type WordPressPicture = { readonly id: string; readonly url: string }
/** A picture of the media: `bowl.webp`; pixels. */
export type FoundPicture = { readonly file: string; readonly alt: string; readonly width: number; readonly height: number }

/** What a record may ask while it is made. */
export type RecordAround = {
  /** Undefined where the export has no such picture, or it could not be had. */
  readonly picture: (name: WordPressPicture) => FoundPicture | undefined
  /** Where a link of the old site leads from now on; undefined for what is no link. */
  readonly link: (address: string) => string | undefined
  /** Where a page is here, by its number there. */
  readonly placeOf: (id: string) => string | undefined
  /** The numbers here of the terms that an item is sorted into. */
  readonly termsOf: (item: WxrItem) => readonly number[]
  /** The wish, or the wish with a number behind it where another record of the file is called so. */
  readonly freeSlug: (wish: string) => string
  /** The record as it stands here, where it does. */
  readonly before: Readonly<Record<string, unknown>> | undefined
  /** How many records of its file stand before it: those that are here, and those that were read. */
  readonly position: number
  /** The number here of another record, by the type of its post and one of its names. */
  readonly numberOf: (type: string, name: string) => number | undefined
}
/** `entry` is undefined where there is nothing to store. */
type RecordRead = {
  readonly entry: ({ readonly id: number } & Readonly<Record<string, unknown>>) | undefined
  readonly gaps: readonly string[]
}

/** Posts of one type become records with numbers of ours, which come in with the files of a site. */
export type RecordsFromWordPress = {
  readonly as: 'records'
  /** The type of the posts there: `wpcf7_contact_form`. */
  readonly type: string
  /** The file of an exported site that holds such records. */
  readonly file: string
  /** Shortcodes and blocks that show one. */
  readonly shortcodes: readonly string[]
  /** Where a shortcode or a block names the post; in `id` where nothing else is said. */
  readonly namedIn?: readonly string[]
  /** The posts that a file of the plugin's own export holds; undefined for any other file. */
  readonly inFile?: (content: WordPressSettings) => readonly PostInFile[] | undefined
  /** The screen of the admin that shows a record. */
  readonly screenOf?: (id: number) => string
  /** The block that stands for a shortcode that says this. */
  readonly block?: (id: number, said: WordPressAttributes) => PageModule
  /** What such a shortcode says that has no counterpart here, if anything. */
  readonly lost?: (said: WordPressAttributes) => string | undefined
  /** How a shortcode or a link may name the post, beside its number and title. */
  readonly otherNames: (item: WxrItem) => readonly string[]
  /** The record under its number, and what of it has no counterpart here. */
  readonly read: (item: WxrItem, id: number, around: RecordAround) => RecordRead
  /** Whether a record that stands here already is this very post, brought in another way. */
  readonly isSame?: (item: WxrItem, entry: Readonly<Record<string, unknown>>) => boolean
  /** Where visitors find a record; undefined for one that they do not see. */
  readonly pathOf?: (entry: Readonly<Record<string, unknown>>) => string | undefined
  /** What its posts are sorted into, which become records of a file of their own. */
  readonly terms?: TermsFromWordPress
}

/** A post as a plugin's own export has it: `id` may be empty where that names none; `content` is text. */
export type PostInFile = Pick<WxrItem, 'id' | 'title' | 'content'>

export type OptionsAround = {
  readonly picture: (name: WordPressPicture) => FoundPicture | undefined
  readonly link: (address: string) => string | undefined
  /** What the header of the site begins with here; undefined where nothing is known of it. */
  readonly header: Readonly<Record<string, unknown>> | undefined
}
/** Files of an exported site, by their names, and what of the options has no counterpart here. */
export type OptionsRead = { readonly texts: readonly (readonly [string, unknown])[]; readonly gaps: readonly string[] }

/**
 * What a feature makes of the options of the old site, by their names there: `blogname`, `astra-settings`, and `theme_mods` for those of
 * its theme. Nothing of it is published: it becomes drafts.
 */
export type OptionsFromWordPress = {
  readonly as: 'options'
  readonly read: (options: WordPressSettings, around: OptionsAround) => OptionsRead | Promise<OptionsRead>
}

export type TermsFromWordPress = {
  readonly file: string
  readonly taxonomies: readonly string[]
  /** What one is here: two that are the same here become one record. */
  readonly identity: (term: Pick<WxrTerm, 'taxonomy' | 'slug' | 'name'>) => string
  /** The same of a record. */
  readonly identityOf: (entry: Readonly<Record<string, unknown>>) => string
  readonly read: (term: WxrTerm, id: number, parent: number) => { readonly id: number }
}

/** What it may ask, and what it has to do, while posts are taken in. */
export type TakingPosts = {
  /** Nothing is stored. */
  readonly isLook: boolean
  readonly site: WxrSite
  /** The number here of the record that was made of a post, by the type of that and one of its names. */
  readonly numberOf: (type: string, name: string) => number | undefined
  readonly picture: (name: WordPressPicture) => FoundPicture | undefined
  /** Where a page or a record is here, by its number there. */
  readonly placeOf: (id: string) => string | undefined
  /** The bytes of a file of the old site, by its address there. Throws with the reason where it cannot be had. */
  readonly file: (address: string) => Promise<Uint8Array>
  /** Ask it between files: throws where the import has to end here, and goes on later with what was not remembered. */
  readonly checkpoint: () => Promise<void>
  /** Notes posts by their old numbers, in the transaction that stores what was made of them: none is handed out again. */
  readonly remember: (posts: readonly WxrItem[], trx: AnyDatabase) => Promise<void>
}
/** How many came, or would come, what else came with them, by what one is called, and what did not: each in a few words. */
export type PostsTaken = {
  readonly came: number
  readonly also?: readonly { readonly what: string; readonly count: number }[]
  readonly gaps: readonly string[]
}

/**
 * Posts that become what visitors wrote: messages, reviews. Each is handed out once. What becomes of it here, whether it is
 * changed or deleted, is for the owner, so it does not come a second time.
 */
export type PostsFromWordPress = {
  readonly as: 'posts'
  readonly types: readonly string[]
  /** What one is called in a report: `message`. */
  readonly what: string
  /** Pictures that belong to a post. */
  readonly pictures?: (post: WxrItem) => readonly WordPressPicture[]
  /**
   * For rows of tables and of files, whose numbers say nothing: what tells one from all others, wherever it came from, and what it
   * says. Without it a post is known by its number on its site.
   */
  readonly known?: (post: WxrItem) => { readonly identity: string; readonly said: string }
  /** Files of separated values whose rows are such posts, told by their columns. The columns are meta of the posts. */
  readonly spreadsheet?: { readonly type: string; readonly isIt: (headings: readonly string[]) => boolean }
  readonly take: (posts: PostList, on: TakingPosts) => Promise<PostsTaken>
  /** Gives posts that came before a picture of theirs that could not be had then, and says how many: nothing else of them changes. */
  readonly givePictures?: (posts: Iterable<WxrItem>, on: TakingPosts) => Promise<number>
}

/** Posts that are read one by one, as often as they are gone through: all of them together may be larger than the memory. */
export type PostList = Iterable<WxrItem> & { readonly length: number; readonly oldestFirst: Iterable<WxrItem> }

/** A redirect of the old site: `from` is a path there; `to` is where it leads here, or an address elsewhere. */
export type OldRule = { readonly from: string; readonly to: string; readonly status: number }

/** Redirects of a plugin that become redirects of ours. */
export type RedirectsFromWordPress = {
  readonly as: 'redirects'
  /** Those that can be served, and the others, each with its reason. `isTaken`: a page stands at a path, or it leads somewhere already. */
  readonly fitting: (
    rules: readonly OldRule[],
    isTaken: (path: string) => boolean,
  ) => { readonly rules: readonly OldRule[]; readonly gaps: readonly string[] }
}

/** What a shortcode or a block says of itself, by name. Texts in shortcodes, JSON in blocks. */
export type WordPressAttributes = Readonly<Record<string, unknown>>
/** The block that stands in its place, if any; `gap`: what of it has no counterpart here. */
export type ShownHere = { readonly module?: PageModule; readonly gap?: string }

/** Shortcodes and blocks in pages that become blocks of ours: names such as `site_reviews` and `site-reviews/reviews`. */
export type BlocksFromWordPress = {
  readonly as: 'blocks'
  readonly names: readonly string[]
  /** `term`: the number here of a term, by its number there, `12`, or by its taxonomy and slug, `jetpack-portfolio-type kilns`. */
  readonly show: (name: string, said: WordPressAttributes, term: (key: string) => number | undefined) => ShownHere
}
