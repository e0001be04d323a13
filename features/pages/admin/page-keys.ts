/** Under these keys lies what the browser remembers about pages. */
export const pagesKey = ['pages', 'list'] as const
export const pageKey = (id: number) => ['pages', 'page', id] as const
export const versionsKey = (id: number) => ['pages', 'versions', id] as const
export const versionKey = (id: number, version: number) => ['pages', 'versions', id, version] as const
export const savedRowsKey = ['pages', 'rows'] as const

/** Who may work on pages; the server asks for the same right. */
export const EDIT = 'pages.edit'
/** Who may take the whole site out, or put another one in its place. */
export const MOVE = 'site.move'

/** All notices of these screens take each other's place. */
export const NOTICE = 'pages'

export const addressOfPage = (id: number): string => `/pages?page=${id}`
