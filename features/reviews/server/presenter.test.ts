import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publicReviewShape, reviewShape } from '../review-shape'
import { recordOf } from './new-review'
import { publicReviewOf, reviewOf } from './presenter'
import { reviewWith } from './reviews.fake'
import type { ReviewRow } from './store/reviews.tables'

const PRIVATE = 'private'

/** A row whose every text that is nobody's business says so. */
const row: ReviewRow = {
  ...(recordOf(
    reviewWith({
      ...{ reviewer: 'Ann', title: 'Solid', text: 'Solid work.', location: 'Deck in Stoke', language: 'en', rating: 4.5, sample: true },
      ...{ companyTitle: 'Director', companyName: 'Kea Ltd', photos: ['/media/deck.jpg'], tags: ['deck'] },
      reply: { name: 'Grace', text: 'Thank you.', date: '2026-03-02T00:00:00Z' },
    }),
    '2026-11-21T00:00:00Z',
  ) as ReviewRow),
  id: 12,
  ...{
    unique_id: PRIVATE,
    reviewer_email: PRIVATE,
    reviewer_id: PRIVATE,
    meta_data: JSON.stringify({ ip: PRIVATE }),
    custom_data: PRIVATE,
    custom_stars: PRIVATE,
  },
  ...{
    search_text: PRIVATE,
    consent: PRIVATE,
    userpic: PRIVATE,
    userpic_small: PRIVATE,
    userpiclocal: '/review-media/ann.webp',
    verified_order: PRIVATE,
  },
  ...{
    pagename: PRIVATE,
    pageid: PRIVATE,
    posts: JSON.stringify([PRIVATE, '/portfolio/lookout-deck']),
    categories: PRIVATE,
    from_url: PRIVATE,
    from_name: PRIVATE,
    company_url: PRIVATE,
  },
  redactions: '[]',
  ...{ miscpic: '/media/deck.jpg', from_url_review: 'https://reviews.example/12' },
  ...{ status: 'rejected', reason: 'privacy', decided_by: PRIVATE, decided_at: '2026-11-21T00:00:00Z' },
}

test('bar B07: visitors read what the shape of a public review names, and nothing else', () => {
  const shown = publicReviewOf(row)
  expect(shown).toEqual({
    ...{ id: 12, reviewer: 'Ann', rating: 4.5, recommendation: '', title: 'Solid', text: 'Solid work.', date: '2026-03-01T00:00:00.000Z' },
    ...{ source: 'Google', language: 'en', location: 'Deck in Stoke', company: 'Director, Kea Ltd', photos: ['/media/deck.jpg'] },
    reply: { name: 'Grace', text: 'Thank you.', date: '2026-03-02T00:00:00Z' },
    sample: true,
    ...{ avatar: '/review-media/ann.webp', product: '/media/deck.jpg', url: 'https://reviews.example/12' },
    project: '/portfolio/lookout-deck',
  })
  expect(Object.keys(shown).sort()).toEqual(Object.keys(publicReviewShape.entries).sort())
  expect(JSON.stringify(shown)).not.toContain(PRIVATE)
})

test('owners read a little more, and that is named as well', () => {
  const shown = reviewOf(row)
  for (const name of Object.keys(shown)) expect(Object.keys(reviewShape.entries)).toContain(name)
  expect(shown).toMatchObject({ email: PRIVATE, sourceName: PRIVATE, decidedBy: PRIVATE, tags: ['deck'], status: 'rejected' })
  expect(JSON.stringify(shown).split(PRIVATE)).toHaveLength(4)
  expect(v.is(reviewShape, shown)).toBe(true)
})

test.each([
  ['', null],
  ['{}', null],
  ['{"text":""}', null],
  ['{"text":"Thanks"}', { name: '', text: 'Thanks', date: null }],
])('the reply in %j is %j', (owner_response, reply) => {
  expect(publicReviewOf({ ...row, owner_response }).reply).toEqual(reply)
})

test.each([
  ['', []],
  ['{}', []],
  ['["a.jpg",5,null]', ['a.jpg']],
])('the photos in %j are %j', (mediaurls, photos) => {
  expect(publicReviewOf({ ...row, mediaurls }).photos).toEqual(photos)
})

test('of title and company what is there is shown', () => {
  expect(publicReviewOf({ ...row, company_title: '' }).company).toBe('Kea Ltd')
  expect(publicReviewOf({ ...row, company_title: '', company_name: '' }).company).toBe('')
})
