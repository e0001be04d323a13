import { expect, test } from 'vitest'
import { searchTextsOf } from './search-texts'

const about = { title: 'Our kilns', site: 'Kiln & Clay' }
const of = (meta: Record<string, string>) => searchTextsOf(new Map(Object.entries(meta)), about)

test.each([
  [
    'Yoast',
    { _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%', _yoast_wpseo_metadesc: 'Stoneware.', '_yoast_wpseo_meta-robots-noindex': '1' },
  ],
  [
    'Rank Math',
    { rank_math_title: '%title% %sep% %sitename%', rank_math_description: 'Stoneware.', rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' },
  ],
  [
    'SEOPress',
    { _seopress_titles_title: '%%post_title%% %%sep%% %%sitetitle%%', _seopress_titles_desc: 'Stoneware.', _seopress_robots_index: 'yes' },
  ],
  [
    'All in One SEO',
    { _aioseo_title: '#post_title #separator_sa #site_title', _aioseo_description: 'Stoneware.', _aioseo_robots: 'noindex' },
  ],
])('%s: title with what it fills in, description, and not for search engines', (_name, meta) => {
  expect(of(meta)).toEqual({ title: 'Our kilns Kiln & Clay', description: 'Stoneware.', isHidden: true, picture: '' })
})

test('without any of them nothing is said, and search engines may come', () => {
  expect(of({ other: 'x' })).toEqual({ title: '', description: '', isHidden: false, picture: '' })
})
