import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { listMessages } from '../../messages'
import type { PublicReview } from '../../review'
import type { LoadMoreAnswer } from '../../wire'
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

function draw(stored: Parameters<typeof parse<typeof island.props>>[1], first?: LoadMoreAnswer, page = 1): string {
  const props = parse(island.props, stored)
  const drawn = <View props={props} first={first ?? answerOf(props.perRow * props.rows)} address={{ path: '/reviews', page }} />
  // React sets comments between pieces of text that it will tell apart again.
  return renderToString(drawn, { identifierPrefix: 'i1' }).replaceAll('<!-- -->', '')
}

describe.each(Object.entries(examples))('the list of reviews, %s', (_name, stored) => {
  const html = draw(stored)
  const { perRow, rows, clampLines } = parse(island.props, stored)
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)

  test('holds no inline style or script', () => {
    expect(html).not.toMatch(/<script|<[^>]*\s(style|on\w+)=/i)
  })

  test('names every id once, and only ids that are there', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/\saria-(?:labelledby|describedby|controls)="([^"]*)"/g)) expect(ids).toContain(id)
    for (const [, id] of html.matchAll(/\shref="#([^"]*)"/g)) expect(ids).toContain(id)
  })

  test('R21: draws its rows, and asks for as many', () => {
    expect(html.match(/<article /g)).toHaveLength(perRow * rows)
    expect(html).toContain(`data-per-row="${perRow}"`)
    expect(island.first?.(parse(island.props, stored), { path: '/reviews', page: 3, query: {} }).request).toEqual({
      ...{ perrow: perRow, nrows: rows, callnum: 2, clickedpnum: 3 },
    })
  })

  test('R08: offers to read on where a text is long, and only there', () => {
    const links = [...html.matchAll(/href="#review-(\d+)-text"/g)].map(([, id]) => Number(id))
    expect(links).toEqual(Array.from({ length: perRow * rows }, (_, index) => index + 1).filter((id) => id % 2))
    expect(html).toContain(`data-lines="${clampLines}"`)
  })

  test('says the language of every text, and lets it find its direction', () => {
    const texts = html.match(/<div class="review-card__text"[^>]*>/g) ?? []
    expect(texts).toHaveLength(perRow * rows)
    for (const text of texts) expect(text).toMatch(/ lang="(en|ar)" dir="auto"/)
  })
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
    expect(draw({})).toMatch(/<p class="review-list__failure" role="alert"><\/p>/)
    expect(draw({})).toMatch(/<p class="visually-hidden" role="status"><\/p>/)
  })

  test('the browser gets the rows once, as data', () => {
    expect(island.lean?.(answerOf(2, { innerhtml: '<p>twice</p>' }) as never)).toEqual(answerOf(2, { innerhtml: '' }))
  })
})

test.each([{ perRow: 0 }, { perRow: 7 }, { rows: 21 }, { clampLines: 41 }, { perRow: 2.5 }, { rows: '4' }])('%j is refused', (stored) => {
  expect(() => parse(island.props, stored)).toThrow()
})
