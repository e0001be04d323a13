/** One block of a page, as a page document stores it. */
export type Module = { readonly block: string; readonly props: Readonly<Record<string, unknown>> }
export type Column = { readonly span: number; readonly modules: readonly Module[] }
export type Row = {
  readonly columns: readonly Column[]
  readonly look?: string
  readonly backdrop?: Readonly<Record<string, unknown>>
  readonly anchor?: string
}

/** A picture of the media by its file; pixels. */
export type Picture = { readonly file: string; readonly width: number; readonly height: number; readonly alt: string }
/** How a page of the old site names a picture; any of them may be empty. */
export type PictureName = {
  readonly id?: string
  readonly url: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/** A shortcode or a block of a plugin, by its name there. */
export type PluginBlock = { readonly name: string; readonly attributes: Readonly<Record<string, unknown>> }
/** What stands here for blocks and shortcodes of plugins. */
export type PluginBlocks = {
  readonly knows: (name: string) => boolean
  /** False for what nothing here stands for; what of it has no counterpart is named. */
  readonly show: (block: PluginBlock, to: { readonly add: (module: Module) => void; readonly gap: (what: string) => void }) => boolean
}

/** What a page needs to know of the rest of the old site. */
export type Translation = {
  /** The picture of ours; undefined where the export does not name it, and its address is none. */
  readonly picture: (name: PictureName) => Picture | undefined
  /** The words below a picture of the media, as its library has them. */
  readonly captionOf: (name: PictureName) => string
  /** The pictures that were uploaded to this page, in their order there. */
  readonly attached: () => readonly PictureName[]
  /** What the old site says of itself. */
  readonly site: { readonly title: string; readonly tagline: string }
  /** Where a link leads from now on; undefined for what is no link. */
  readonly link: (address: string) => string | undefined
  readonly plugins: PluginBlocks
  /** Notes what has no counterpart here: what it was, in a few words, and the row in which it stood, where that is known. */
  readonly gap: (what: string, row?: number) => void
}
