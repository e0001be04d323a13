import { slugOf } from '@frontage/kit/slug'
import { textOfHtml } from '@frontage/kit/text-of-html.server'
import type { TermsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import type { Taxonomy } from '../../item'
import { isTree, wordpressTaxonomies } from '../../wordpress-names'

export const JETPACK = 'jetpack-portfolio'
export const jetpackTaxonomies = { category: 'jetpack-portfolio-type', tag: 'jetpack-portfolio-tag' } as const

const ours: ReadonlyMap<string, Taxonomy> = new Map(
  [wordpressTaxonomies, jetpackTaxonomies].flatMap((names) =>
    Object.entries(names).map(([taxonomy, name]) => [name, taxonomy as Taxonomy]),
  ),
)

type Named = Pick<WxrTerm, 'taxonomy' | 'slug' | 'name'>

const slugIn = ({ slug, name }: Named): string => slugOf(slug) || slugOf(name) || 'term'

/** Categories, other categories and tags of projects. */
export const termsFromWordPress = (type: string): TermsFromWordPress => ({
  file: 'portfolio-terms',
  taxonomies: Object.values(type === JETPACK ? jetpackTaxonomies : wordpressTaxonomies),
  identity: (term) => `${ours.get(term.taxonomy)} ${slugIn(term)}`,
  identityOf: ({ taxonomy, slug }) => `${taxonomy} ${slug}`,
  read: (term, id, parent) => {
    const taxonomy = ours.get(term.taxonomy) ?? 'tag'
    return {
      ...{ id, taxonomy, slug: slugIn(term), name: textOfHtml(term.name).slice(0, 200) || slugIn(term) },
      ...{ description: textOfHtml(term.description).slice(0, 2000), parent: isTree(taxonomy) ? parent : 0 },
    }
  },
})
