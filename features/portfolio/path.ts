/** The address of an item's own page. Every type has one. */
export const pathOf = ({ slug }: { readonly slug: string }): string => `/portfolio/${slug}`

/** Where links to all items lead. */
export const OVERVIEW = '/portfolio'
