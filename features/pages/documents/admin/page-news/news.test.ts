import { expect, test } from 'vitest'
import type { ListedPage } from '../../wire.admin'
import { newsIn } from './news'

const published = { path: '/a', at: '2026-11-20T00:00:00.000Z' }
const draft = { savedAt: '2026-11-21T00:00:00.000Z', by: 'Aroha' }
const page = (more: Partial<ListedPage>): ListedPage => ({
  ...{ id: 1, path: '/a', title: 'A', isHidden: false, published: null, draft: null, shares: [], faults: 0 },
  schedule: { publishAt: null, unpublishAt: null, refused: null },
  ...more,
})

test('a page that waits for its time waits for nobody; one that missed it does', () => {
  const planned = page({ draft, schedule: { publishAt: '2026-11-22T00:00:00.000Z', unpublishAt: null, refused: null } })
  const known = { pages: [page({ published }), page({ published, draft }), page({ draft }), planned], removed: [] }
  expect(newsIn(known, new Date('2026-11-21T12:00:00.000Z'))).toEqual({ overdue: 0, changed: 1, drafts: 1 })
  expect(newsIn(known, new Date('2026-11-23T00:00:00.000Z'))).toEqual({ overdue: 1, changed: 1, drafts: 1 })
})

test('a page whose plan was refused waits, and is counted once', () => {
  const refused = { deed: 'publish', at: '2026-11-22T00:00:00.000Z', text: 'Its address is taken.' } as const
  const known = { pages: [page({ draft, schedule: { publishAt: null, unpublishAt: null, refused } })], removed: [] }
  expect(newsIn(known, new Date('2026-11-23T00:00:00.000Z'))).toEqual({ overdue: 1, changed: 0, drafts: 0 })
})
