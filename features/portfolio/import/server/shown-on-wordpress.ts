import type { BlocksFromWordPress, ShownHere, WordPressAttributes } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { blockShape } from '../../block'
import { MOST_PER_PAGE } from '../../spec'
import { gaps as words } from '../messages.gaps'
import { jetpackTaxonomies } from './wordpress-terms'

type Term = (key: string) => number | undefined
type Props = Record<string, unknown>

const BLOCK = 'astra-portfolio/wp-portfolio'
const JETPACK = ['jetpack_portfolio', 'portfolio']
const chosen = ['categorySelected', 'otherCategorySelected', 'tagsSelected'] as const

/** Walls of projects in pages: the block and the shortcodes of WP Portfolio, and the shortcode of Jetpack. */
export const portfolioBlocksFromWordPress: BlocksFromWordPress = {
  as: 'blocks',
  names: [BLOCK, 'wp_portfolio', 'astra-portfolio', ...JETPACK],
  show: (name, said, term) => {
    if (name === BLOCK) return shown(blockProps(said, term))
    return shown(JETPACK.includes(name) ? jetpackProps(said, term) : shortcodeProps(said, term))
  },
}

type Made = { readonly props: Props; readonly missing: number }

const shown = ({ props, missing }: Made): ShownHere => ({
  module: { block: 'portfolio', props },
  ...(missing && { gap: words.terms(missing) }),
})

/** The block's attributes have the names that ours have. Terms have other numbers here. */
function blockProps(said: WordPressAttributes, term: Term): Made {
  const props: Props = Object.fromEntries(Object.entries(said).filter(([name]) => Object.hasOwn(blockShape.entries, name)))
  let missing = 0
  for (const which of chosen) {
    const labels = listIn(said[`${which}Labels`])
    const pairs = listIn(said[`${which}Num`]).map((id, index) => ({ number: term(String(id)), label: labels[index] }))
    const known = pairs.filter(({ number }) => number !== undefined)
    missing += pairs.length - known.length
    if (pairs.length) props[`${which}Num`] = known.map(({ number }) => number)
    if (labels.length) props[`${which}Labels`] = known.map(({ label }) => label ?? '')
  }
  return { props, missing }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [])

/** `[wp_portfolio columns="3" per-page="12" categories="4,7" show-search="no"]` */
function shortcodeProps(said: WordPressAttributes, term: Term): Made {
  const numbers = (name: string, taxonomy: string) => numbersOf(said[name], (key) => term(/^\d+$/.test(key) ? key : `${taxonomy} ${key}`))
  const categories = numbers('categories', 'astra-portfolio-categories')
  const others = numbers('other-categories', 'astra-portfolio-other-categories')
  const tags = numbers('tags', 'astra-portfolio-tags')
  const props = withoutUndefined({
    ...{ columns: said.columns ?? said['no-of-columns'], itemsPerPage: said['per-page'] ?? said['par-page'] },
    ...{ thumbnailHoverStyle: said['grid-style'], showPortfolioOn: said['show-portfolio-on'] },
    ...{ showSearch: yesIn(said['show-search']), showCategories: yesIn(said['show-categories']) },
    showOtherCategories: yesIn(said['show-other-categories']),
    ...{ categorySelectedNum: categories.found, otherCategorySelectedNum: others.found, tagsSelectedNum: tags.found },
  })
  return { props, missing: categories.missing + others.missing + tags.missing }
}

/** `[portfolio columns="2" showposts="6" include_type="kilns"]` */
function jetpackProps(said: WordPressAttributes, term: Term): Made {
  const types = numbersOf(said.include_type, (slug) => term(`${jetpackTaxonomies.category} ${slug}`))
  const tags = numbersOf(said.include_tag, (slug) => term(`${jetpackTaxonomies.tag} ${slug}`))
  const most = Number(said.showposts)
  const props = withoutUndefined({
    columns: Math.min(Number(said.columns) || 2, 4),
    itemsPerPage: most > 0 ? Math.min(most, MOST_PER_PAGE) : MOST_PER_PAGE,
    ...{ showSearch: false, showCategories: yesIn(said.show_filter) ?? false },
    ...{ categorySelectedNum: types.found, tagsSelectedNum: tags.found },
  })
  return { props, missing: types.missing + tags.missing }
}

function numbersOf(value: unknown, find: Term): { readonly found: number[] | undefined; readonly missing: number } {
  const keys = String(value ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .slice(0, 100)
  const found = keys.flatMap((key) => find(key) ?? [])
  return { found: keys.length ? found : undefined, missing: keys.length - found.length }
}

const yesIn = (value: unknown): boolean | undefined => (value === undefined ? undefined : /^(?:yes|true|1)$/.test(String(value)))

const withoutUndefined = (props: Props): Props => Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
