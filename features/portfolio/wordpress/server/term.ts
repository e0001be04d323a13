import { taxonomies } from '../../item'
import type { TermRow } from '../../server/terms.store'
import { isTree, POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'
import { curies, rendered } from './post'

/** Which list of the portfolio page shows a term. */
const queryNames = { category: 'category', other: 'other', tag: 'tag' } as const

/** A term as WordPress clients know it; its name is HTML. */
export function termOf(
  { id, taxonomy, slug, name, description, parent }: TermRow,
  count: number,
  publicUrl: string,
): Record<string, unknown> {
  const root = `${publicUrl}/wp-json/wp/v2`
  const wordpress = wordpressTaxonomies[taxonomy]
  return {
    ...{ id, count, description, link: `${publicUrl}/portfolio?${queryNames[taxonomy]}=${encodeURIComponent(slug)}` },
    ...{ name: rendered(name), slug, taxonomy: wordpress },
    ...(isTree(taxonomy) && { parent }),
    meta: [],
    _links: {
      self: [{ href: `${root}/${wordpress}/${id}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${root}/${wordpress}` }],
      about: [{ href: `${root}/taxonomies/${wordpress}` }],
      ...(parent > 0 && { up: [{ embeddable: true, href: `${root}/${wordpress}/${parent}` }] }),
      'wp:post_type': [{ href: `${root}/${POST_TYPE}?${wordpress}=${id}` }],
      curies: curies(),
    },
  }
}

/** The terms of an item, one list for each taxonomy. */
export const embeddedTerms = (ids: readonly number[], terms: ReadonlyMap<number, TermRow>, publicUrl: string): unknown[][] =>
  taxonomies.map((taxonomy) =>
    ids.flatMap((id) => {
      const term = terms.get(id)
      if (term?.taxonomy !== taxonomy) return []
      const { count: _count, description: _description, parent: _parent, meta: _meta, ...rest } = termOf(term, 0, publicUrl)
      return [rest]
    }),
  )
