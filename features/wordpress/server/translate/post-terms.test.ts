import { expect, test } from 'vitest'
import { postTermsLost } from './post-terms'

const termsOf = (...terms: readonly string[]) =>
  terms.map((term) => ({ taxonomy: term.split(' ')[0]!, slug: term.split(' ')[1]!, name: term }))

test('issue 17: categories and tags of posts are named once, without the one that every post has', () => {
  const terms = termsOf('category pots', 'category uncategorized', 'post_tag blue', 'category news', 'nav_menu top')
  expect(postTermsLost(terms)).toEqual([
    '2 categories of posts, with their lists: pages here are sorted into none',
    '1 tag of posts, with its list: pages here are sorted into none',
  ])
  expect(postTermsLost(termsOf('category uncategorized'))).toEqual([])
})
