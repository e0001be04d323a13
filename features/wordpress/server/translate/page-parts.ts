import type { Shortcode } from '@frontage/kit/wordpress/export/shortcodes.server'

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

/** What a page needs to know of the rest of the old site. */
export type Translation = {
  /** The picture of ours; undefined where the export does not name it, and its address is none. */
  readonly picture: (name: PictureName) => Picture | undefined
  /** Where a link leads from now on; undefined for what is no link. */
  readonly link: (address: string) => string | undefined
  /** The block that a shortcode of a plugin stands for; `knows` says which names there are. */
  readonly shortcode: { readonly knows: (name: string) => boolean; readonly blockOf: (code: Shortcode) => Module | undefined }
  /** Notes what has no counterpart here: what it was, in a few words, and the row in which it stood, where that is known. */
  readonly gap: (what: string, row?: number) => void
}
