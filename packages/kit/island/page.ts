import type { Actor } from '../wire/permission'

/** One widget on a page: the name of its block, and its attributes as they were stored. */
export type PageModule = {
  readonly block: string
  readonly props: Record<string, unknown>
  /** How it comes in when it is scrolled to. */
  readonly animation?: Entrance | undefined
}

/** One of the named entrances; seconds. */
export type Entrance = { readonly style: string; readonly delay: number; readonly duration: number }

type RowPicture = { readonly file: string; readonly width: number; readonly height: number; readonly alt: string }

/** What lies behind the content of a row. Colours are `#rrggbb`; an angle counts degrees, 0 is upwards. */
export type Backdrop =
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'gradient'; readonly from: string; readonly to: string; readonly angle: number }
  | { readonly kind: 'picture'; readonly picture: RowPicture; readonly focus: 'start' | 'middle' | 'end' }
  | { readonly kind: 'slideshow'; readonly pictures: readonly RowPicture[]; readonly seconds: number; readonly fade: number }

export type PageRow = {
  readonly width?: 'narrow' | 'full' | undefined
  readonly height?: 'half' | 'full' | undefined
  /** Where the content stands in a row that is taller than it. */
  readonly rest?: 'middle' | 'end' | undefined
  readonly backdrop?: Backdrop | undefined
  /** A block that lies behind the content instead, such as a video. */
  readonly behind?: PageModule | undefined
  /** A colour over the backdrop; strength in percent. */
  readonly overlay?: { readonly colour: string; readonly strength: number } | undefined
  /** Dark letters or light ones, whatever the visitor's own scheme is: for backdrops that do not change with it. */
  readonly scheme?: 'light' | 'dark' | undefined
  readonly hideOn?: readonly ('phone' | 'tablet' | 'wide')[] | undefined
  readonly animation?: Entrance | undefined
  readonly look: 'paper' | 'board' | 'band' | 'bare'
  readonly air: 'full' | 'half' | 'none'
  readonly align: 'start' | 'end'
  readonly anchor?: string | undefined
  readonly label?: string | undefined
  readonly columns: { readonly span: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12; readonly modules: PageModule[] }[]
}

/** A stored page: rows of columns of modules. */
export type StoredPage = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly rows: readonly PageRow[]
  /** What search engines read of it: schema.org, as an object. */
  readonly structured?: Readonly<Record<string, unknown>>
  /** Not for search engines. */
  readonly isHidden?: boolean | undefined
  /** What others show where they link here. */
  readonly social?: { readonly picture: RowPicture } | undefined
}

/** Where pages come from, and what stands above and below every one of them. */
export type PageSource = {
  /** `search`: what is looked for on the whole site; the home page then makes way for what was found. */
  find(path: string, search?: string): Promise<StoredPage | undefined>
  /** The draft that a link shows to whoever has it; undefined when it shows nothing any more. */
  shared?(token: string): Promise<StoredPage | undefined>
  /** A page as it was published once, for those who may change it; undefined for everybody else. */
  version?(page: number, version: number, actor: Actor): Promise<StoredPage | undefined>
  /** A template for new pages, for those who may make one; undefined for everybody else. */
  template?(name: string, actor: Actor): Promise<StoredPage | undefined>
  frame(): Promise<{ readonly header: readonly PageModule[]; readonly footer: readonly PageModule[] }>
}
