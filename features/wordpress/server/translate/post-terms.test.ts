import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { expect, test } from 'vitest'
import { postTermsLost } from './post-terms'

const post = (...terms: readonly string[]) =>
  ({ terms: terms.map((term) => ({ taxonomy: term.split(' ')[0]!, slug: term.split(' ')[1]!, name: term })) }) as unknown as WxrItem

test('issue 17: categories and tags of posts are named once, without the one that every post has', () => {
  const posts = [post('category pots', 'category uncategorized', 'post_tag blue'), post('category pots', 'category news', 'nav_menu top')]
  expect(postTermsLost(posts)).toEqual([
    '2 categories of posts, with their lists: pages here are sorted into none',
    '1 tag of posts, with its list: pages here are sorted into none',
  ])
  expect(postTermsLost([post('category uncategorized')])).toEqual([])
})
