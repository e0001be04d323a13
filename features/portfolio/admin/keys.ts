/** Under these keys lies what the browser remembers about the portfolio. */
export const allItems = ['portfolio', 'items'] as const
export const itemKey = (id: number) => ['portfolio', 'item', id] as const
export const draftKey = ['portfolio', 'draft'] as const
export const termsKey = ['portfolio', 'terms'] as const
export const looksKey = ['portfolio', 'looks'] as const
export const importKey = ['portfolio', 'import'] as const

/** Who may change the portfolio; the server asks for the same right. */
export const EDIT = 'portfolio.edit'
export const IMPORT = 'portfolio.import'
