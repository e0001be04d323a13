type Told = {
  /** What it is, for whoever does not see it; below it too, unless there is a caption. */
  readonly alt: string
  readonly caption?: string | undefined
  /** Where more of it can be seen. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

export type SlidePicture = {
  readonly src: string
  readonly srcset?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** What a lightbox can show. Addresses are those of the page's own data; what is no http(s) shows an error. */
export type Slide = Told &
  (
    | (SlidePicture & { readonly type?: 'image' })
    /** A link of one of the two video sites, a place on their map, a file, or a page that plays. */
    | { readonly type: 'video'; readonly src: string; readonly poster?: SlidePicture | undefined }
    | { readonly type: 'iframe'; readonly src: string }
    /** An element of the page by its selector: it is moved here and back; `focus` selects what gets the focus. */
    | { readonly type: 'inline'; readonly target: string; readonly focus?: string | undefined }
    /** A page of our own, of which the main part is shown. */
    | { readonly type: 'ajax'; readonly src: string }
    /** What could not be had: words that say so, and lead to where it is. */
    | { readonly type: 'missing'; readonly src: string }
  )

/** Slides of a set that can grow while it is looked at. */
export type Slides = {
  /** Those that are there now. */
  all(): readonly Slide[]
  /** How many there will be. */
  total(): number
  /** Brings further ones, if it can. */
  more(): Promise<unknown>
}

export const slidesOf = (slides: readonly Slide[] | Slides): Slides =>
  'all' in slides ? slides : { all: () => slides, total: () => slides.length, more: async () => {} }
