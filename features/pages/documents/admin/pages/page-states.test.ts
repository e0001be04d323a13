import { expect, test } from 'vitest'
import type { ListedPage } from '../../wire.admin'
import { isOverdue, missedBy, stateOf } from './page-states'

const published = { path: '/a', at: '2026-11-20T00:00:00.000Z' }
const draft = { savedAt: '2026-11-21T00:00:00.000Z', by: 'Aroha' }
const never = { publishAt: null, unpublishAt: null, refused: null }
const page = (id: number, more: Partial<ListedPage>): ListedPage => ({
  ...{
    id,
    path: `/page-${id}`,
    title: `Page ${id}`,
    isHidden: false,
    published: null,
    draft: null,
    schedule: never,
    shares: [],
    faults: 0,
  },
  ...more,
})

const pages = [
  page(1, { published }),
  page(2, { published, draft }),
  page(3, { draft }),
  page(4, { draft, schedule: { ...never, publishAt: '2026-11-22T00:00:00.000Z' } }),
]

test('a page is published, changed since, or a draft', () => {
  expect(pages.map(stateOf)).toEqual(['published', 'changed', 'draft', 'draft'])
})

test('a page that missed its time by minutes is overdue', () => {
  expect(isOverdue(pages[3]!, new Date('2026-11-22T00:04:00.000Z'))).toBe(false)
  expect(isOverdue(pages[3]!, new Date('2026-11-22T00:06:00.000Z'))).toBe(true)
  expect(isOverdue(pages[2]!, new Date('2030-01-01T00:00:00.000Z'))).toBe(false)
})

test('a plan that was refused was missed, whatever the time', () => {
  const refused = { action: 'unpublish', at: '2026-11-22T00:00:00.000Z', text: 'The home page stays.' } as const
  const missed = page(5, { published, schedule: { ...never, refused } })
  expect(missedBy(missed, new Date('2026-11-22T00:00:00.000Z'))).toBe('unpublish')
})
