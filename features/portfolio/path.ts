import { projectPathOf } from '@frontage/kit/wire/project-path'

/** The address of an item's own page. Every type has one. */
export const pathOf = ({ slug }: { readonly slug: string }): string => projectPathOf(slug)

/** Where links to all items lead. */
export const OVERVIEW = '/portfolio'
