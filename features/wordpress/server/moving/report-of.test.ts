import { expect, test } from 'vitest'
import { countsOf } from './report-of'

const from = { title: '', url: '', pages: [{ path: '/news', isPost: true, link: '' }] }

test('issue 17: kinds are counted by what came, whichever feature brought it; posts are told from pages', () => {
  const brought = [
    { what: 'page /about', outcome: 'new' },
    { what: 'page /news', outcome: 'changed' },
    { what: 'header', outcome: 'new' },
    { what: 'review widget 4', outcome: 'new' },
    { what: 'review widget 5', outcome: 'same' },
    { what: 'redirect /old', outcome: 'new' },
  ] as const
  expect(countsOf({ brought, pictures: 3, missed: 1, from })).toEqual([
    { kind: 'page', new: 1, changed: 0, same: 0, missing: 0 },
    { kind: 'post', new: 0, changed: 1, same: 0, missing: 0 },
    { kind: 'header', new: 1, changed: 0, same: 0, missing: 0 },
    { kind: 'review widget', new: 1, changed: 0, same: 1, missing: 0 },
    { kind: 'redirect', new: 1, changed: 0, same: 0, missing: 0 },
    { kind: 'picture', new: 3, changed: 0, same: 0, missing: 1 },
  ])
})
