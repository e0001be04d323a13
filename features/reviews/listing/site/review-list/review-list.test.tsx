import type { StoredProps } from '@frontage/kit/island/island'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { PublicReview } from '../../../review'
import { listMessages } from '../../messages.list'
import type { LoadMoreAnswer } from '../../wire'
import type { DisplayAnswer } from '../../wire.display'
import { examples } from './review-list.examples'
import { island } from './review-list.island'
import { View } from './review-list.view'

const LONG = 'A long and winding text about a deck. '.repeat(40)

const reviewOf = (id: number): PublicReview => ({
  ...{ id, reviewer: `Person ${id}`, rating: 1 + (id % 5), recommendation: '', title: id % 3 ? '' : 'Solid', date: '2026-02-28T12:00:00Z' },
  ...{ text: id % 2 ? LONG : 'Solid work.', source: 'Google', language: id % 4 ? 'en' : 'ar', location: 'Stoke', company: '' },
  ...{ photos: id % 5 ? [] : ['/media/deck.jpg'], reply: id % 6 ? null : { name: 'Grace', text: 'Thank you.', date: null }, sample: false },
})

const answerOf = (count: number, change: Partial<LoadMoreAnswer> = {}): LoadMoreAnswer => ({
  ...{ innerhtml: '', newnotinstring: '~cursor', clickedpnum: 1, lastslidenum: 9, totalreviewsindb: 1234, reviewsperpage: count },
  ...{ totalreviewsnum: count, hideldbtn: '', animateheight: 'no', callnum: 1 },
  reviews: Array.from({ length: count }, (_, index) => reviewOf(index + 1)),
  ...change,
})

const summary = {
  sample: false,
  total: 1234,
  average: 4.6,
  stars: [1, 2, 3, 4, 5],
  sources: [{ source: 'Google', total: 1234 }],
} as DisplayAnswer['summary']
const choices = { sources: [{ id: 'g', name: 'Google' }], types: [{ name: 'Google', total: 1234, average: 4.6 }], languages: ['en', 'ar'] }

function draw(stored: StoredProps<typeof island>, first?: LoadMoreAnswer, page = 1, identifierPrefix = 'i1'): string {
  const props = parse(island.props, stored)
  const { display } = props
  const list = first ?? answerOf(display.perRow * display.rows)
  const answer: DisplayAnswer = { template: 0, revid: '', display, list, summary, choices, totalPublished: 1234 }
  const drawn = <View props={props} first={answer} address={{ path: '/reviews', page, query: {} }} />
  // React sets comments between pieces of text that it will tell apart again.
  return renderToString(drawn, { identifierPrefix }).replaceAll('<!-- -->', '')
}

describe.each(Object.entries(examples))('the list of reviews, %s', (_name, stored) => {
  const html = draw(stored)
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)

  test('holds no inline style or script', () => {
    expect(html).not.toMatch(/<script|<[^>]*\s(style|on\w+)=/i)
  })

  test('names every id once, and only ids that are there', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/\saria-(?:labelledby|describedby|controls)="([^"]*)"/g)) expect(ids).toContain(id)
    for (const [, id] of html.matchAll(/\shref="#([^"]*)"/g)) expect(ids).toContain(id)
  })

  test('R21: draws its rows', () => {
    const { display } = parse(island.props, stored)
    expect(html.match(/<article /g)).toHaveLength(display.perRow * display.rows)
    expect(html).toContain(`data-per-row="${display.perRow}"`)
  })
})

test('R21: two lists of one page may show the same reviews, and repeat no id', () => {
  const idsOf = (prefix: string) => [...draw({}, answerOf(12), 1, prefix).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  const both = [...idsOf('i1'), ...idsOf('i2')]
  expect(both.length).toBeGreaterThan(24)
  expect(new Set(both).size).toBe(both.length)
})

describe('the way on', () => {
  test('R11: without JavaScript the next page is a link', () => {
    const html = draw({})
    expect(html).toMatch(/<a class="button review-list__more"[^>]* href="\/reviews\?page=2" rel="next"/)
    expect(html).toContain('12 of 1,234 shown')
    expect(html).not.toContain(listMessages.newer)
  })

  test('R11: on a later page there is a way back, and counting goes on', () => {
    const html = draw({}, answerOf(12), 3)
    expect(html).toMatch(/href="\/reviews\?page=2" rel="prev"/)
    expect(html).toMatch(/href="\/reviews\?page=4" rel="next"/)
    expect(html).toContain('36 of 1,234 shown')
    expect(draw({}, answerOf(12), 2)).toMatch(/href="\/reviews" rel="prev"/)
  })

  test('R11: when nothing is left the link is gone', () => {
    const html = draw({}, answerOf(5, { hideldbtn: 'yes', totalreviewsindb: 5 }))
    expect(html).toContain(listMessages.allShown)
    expect(html).not.toContain('rel="next"')
  })

  test('a list without reviews says so', () => {
    const html = draw({}, answerOf(0, { hideldbtn: 'yes', totalreviewsindb: 0 }))
    expect(html).toContain(listMessages.noMoreReviews)
    expect(html).not.toContain('<article')
  })

  test('R25: what is spoken has its place before there is anything to say', () => {
    expect(draw({})).toMatch(/<div class="review-list__failure"><p role="alert"><\/p><\/div>/)
    expect(draw({})).toMatch(/<p class="visually-hidden" role="status"><\/p>/)
  })
})
