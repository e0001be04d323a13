/** What a plugin for search engines says of a page, as far as it says it. */
export type SearchTexts = { readonly title: string; readonly description: string; readonly isHidden: boolean; readonly picture: string }

type Meta = ReadonlyMap<string, string>
type Names = { readonly title: string; readonly description: string; readonly picture: string; readonly isHidden: (meta: Meta) => boolean }

/** Where Yoast, Rank Math, SEOPress and All in One SEO store them. */
const plugins: readonly Names[] = [
  {
    ...{ title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc', picture: '_yoast_wpseo_opengraph-image' },
    isHidden: (meta) => meta.get('_yoast_wpseo_meta-robots-noindex') === '1',
  },
  {
    ...{ title: 'rank_math_title', description: 'rank_math_description', picture: 'rank_math_facebook_image' },
    isHidden: (meta) => /"noindex"/.test(meta.get('rank_math_robots') ?? ''),
  },
  {
    ...{ title: '_seopress_titles_title', description: '_seopress_titles_desc', picture: '_seopress_social_fb_img' },
    isHidden: (meta) => meta.get('_seopress_robots_index') === 'yes',
  },
  {
    ...{ title: '_aioseo_title', description: '_aioseo_description', picture: '_aioseo_og_image' },
    isHidden: (meta) => /noindex/.test(meta.get('_aioseo_robots') ?? ''),
  },
]

/** What a plugin fills in when a page is drawn, such as `%%sitename%%`, `%title%` or `#site_title`. */
const VARIABLE = /%%?[a-z_]+%?%|#[a-z_]{3,}/g

const SITE = /sitename|sitetitle|site_title/
const TITLE = /^%{0,2}(?:post_)?title|#post_title/

/** The texts of the first plugin that has any. What it would have filled in is filled in where it is known, and left out otherwise. */
export function searchTextsOf(meta: Meta, { title, site }: { readonly title: string; readonly site: string }): SearchTexts {
  const used = plugins.find((names) => [names.title, names.description, names.picture].some((name) => meta.get(name)))
  const filled = (text: string): string =>
    withoutSeparators(text.replaceAll(VARIABLE, (variable) => (SITE.test(variable) ? site : TITLE.test(variable) ? title : ' ')))
  return {
    title: filled(used ? (meta.get(used.title) ?? '') : ''),
    description: filled(used ? (meta.get(used.description) ?? '') : ''),
    picture: used ? (meta.get(used.picture) ?? '') : '',
    isHidden: plugins.some(({ isHidden }) => isHidden(meta)),
  }
}

/** What stood between two names of which one is gone. */
const isSeparator = (word: string): boolean => /^[|–—-]+$/.test(word)

function withoutSeparators(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const first = words.findIndex((word) => !isSeparator(word))
  const last = words.findLastIndex((word) => !isSeparator(word))
  return first < 0 ? '' : words.slice(first, last + 1).join(' ')
}
