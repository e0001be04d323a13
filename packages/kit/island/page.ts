/** One widget on a page: the name of its block, and its attributes as they were stored. */
export type PageModule = { readonly block: string; readonly props: Record<string, unknown> }

export type PageRow = {
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
  readonly isHidden?: boolean
}

/** Where pages come from, and what stands above and below every one of them. */
export type PageSource = {
  /** `search`: what is looked for on the whole site; the home page then makes way for what was found. */
  find(path: string, search?: string): Promise<StoredPage | undefined>
  frame(): Promise<{ readonly header: readonly PageModule[]; readonly footer: readonly PageModule[] }>
}
