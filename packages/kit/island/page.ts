/** One widget on a page: the name of its block, and its attributes as they were stored. */
export type PageModule = { readonly block: string; readonly props: unknown }

/** As much of a stored page as drawing it needs: rows of columns of modules. */
export type StoredPage = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly rows: readonly { readonly columns: readonly { readonly modules: readonly PageModule[] }[] }[]
}

/** Where pages come from, and what stands above and below every one of them. */
export type PageSource = {
  find(path: string): Promise<StoredPage | undefined>
  frame(): Promise<{ readonly header: readonly PageModule[]; readonly footer: readonly PageModule[] }>
}
