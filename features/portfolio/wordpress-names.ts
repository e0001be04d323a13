import type { Taxonomy } from './item'

/** What the WordPress routes call things (facts, §1.4). */
export const POST_TYPE = 'astra-portfolio'
export const wordpressTaxonomies = {
  category: 'astra-portfolio-categories',
  other: 'astra-portfolio-other-categories',
  tag: 'astra-portfolio-tags',
} as const satisfies Readonly<Record<Taxonomy, string>>

export const isTree = (taxonomy: Taxonomy): boolean => taxonomy !== 'tag'
