import { setLocale } from '@frontage/kit/say'
import { beforeAll, expect, test } from 'vitest'
import { importedReviewOf } from './imported-review'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const here = { publicUrl: 'https://site.test', business: 'Harbour Joinery' }
const cells = { created_time: '2026-03-14', reviewer_name: 'Ann', rating: '5' }
const reviewWith = (change: Record<string, string>) => {
  const review = importedReviewOf({ ...cells, ...change }, here)
  if (typeof review === 'string') throw new Error(review)
  return review
}

test('three cells are enough; what is left out is empty, and waits for the owner', () => {
  expect(importedReviewOf(cells, here)).toMatchObject({
    ...{ createdAt: '2026-03-13T11:00:00.000Z', reviewer: 'Ann', rating: 5, recommendation: '', source: 'Manual', status: 'pending' },
    ...{ uniqueId: '', text: '', title: '', email: '', photos: [], tags: [], posts: [], reply: null, sample: false, pinned: false },
  })
})

test('every column is taken', () => {
  const full = {
    ...{ unique_id: 'x-1', reviewer_email: 'ann@site.example', rating: '4.5', recommendation_type: 'Positive', review_title: 'Solid' },
    ...{ review_text: ' Two\nlines ', type: 'Google', pagename: 'Our page', pageid: 'g-1', language_code: 'en', location: 'Stoke' },
    ...{ tags: 'deck | stairs|', images: 'Deck.JPG|https://pictures.example/a.png', posts: '12|13', owner_response: 'Thanks' },
    ...{ owner_response_name: 'Grace', owner_response_time: '2026-03-15', company_name: 'Kea', company_title: 'Director' },
    ...{ company_url: 'https://kea.example', userpic: 'http://pictures.example/ann.jpg', from_url_review: 'https://google.example/x-1' },
    ...{ is_approved: 'YES', is_verified: 'true', is_pinned: '1', sample: 'no' },
  }
  expect(reviewWith(full)).toEqual({
    ...{ uniqueId: 'x-1', createdAt: '2026-03-13T11:00:00.000Z', reviewer: 'Ann', email: 'ann@site.example', rating: 4.5 },
    ...{ recommendation: 'positive', title: 'Solid', text: 'Two\nlines', source: 'Google', sourceName: 'Our page', pageId: 'g-1' },
    ...{ language: 'en', location: 'Stoke', tags: ['deck', 'stairs'], posts: ['12', '13'] },
    photos: ['/media/deck.jpg', 'https://pictures.example/a.png'],
    reply: { name: 'Grace', text: 'Thanks', date: '2026-03-14T11:00:00.000Z' },
    ...{ companyName: 'Kea', companyTitle: 'Director', companyUrl: 'https://kea.example', avatar: 'http://pictures.example/ann.jpg' },
    ...{ url: 'https://google.example/x-1', status: 'published', verified: true, pinned: true, sample: false },
  })
})

test.each([
  ['2026-03-14', '2026-03-13T11:00:00.000Z'],
  ['2026-03-14 02:15', '2026-03-13T13:15:00.000Z'],
  ['2026-03-14 02:15:30', '2026-03-13T13:15:30.000Z'],
  ['2026-03-14T02:15:30.5Z', '2026-03-14T02:15:30.500Z'],
  ['2026-03-14T02:15+13:00', '2026-03-13T13:15:00.000Z'],
  ['2026-03-14 02:15-0330', '2026-03-14T05:45:00.000Z'],
  [' 2024-02-29 ', '2024-02-28T11:00:00.000Z'],
  ['2025-3-5', '2025-03-04T11:00:00.000Z'],
  ['2025/03/05 2:30 PM', '2025-03-05T01:30:00.000Z'],
  ['2025-03-05 10:10:10 UTC', '2025-03-05T10:10:10.000Z'],
  ['2025-03-05T10:10:10+0000', '2025-03-05T10:10:10.000Z'],
  ['March 5, 2025', '2025-03-04T11:00:00.000Z'],
  ['Mar 5, 2025, 12:05 AM', '2025-03-04T11:05:00.000Z'],
  ['Wednesday, March 5th 2025', '2025-03-04T11:00:00.000Z'],
  ['5 Mar 2025', '2025-03-04T11:00:00.000Z'],
  ['05-Mar-25', '2025-03-04T11:00:00.000Z'],
  ['Wed, 05 Mar 2025 10:00:00 GMT', '2025-03-05T10:00:00.000Z'],
  ['5. März 2025', '2025-03-04T11:00:00.000Z'],
  ['5 février 2025', '2025-02-04T11:00:00.000Z'],
  ['5 de marzo de 2025', '2025-03-04T11:00:00.000Z'],
  ['2025年3月5日', '2025-03-04T11:00:00.000Z'],
  ['1741168800', '2025-03-05T10:00:00.000Z'],
  ['1741168800000', '2025-03-05T10:00:00.000Z'],
  ['45721', '2025-03-04T11:00:00.000Z'],
  ['45721.5', '2025-03-04T23:00:00.000Z'],
  ['2025-03-05 00:00:00', '2025-03-04T11:00:00.000Z'],
])('the date %j is %s on a site in New Zealand', (created_time, iso) => {
  expect(reviewWith({ created_time }).createdAt).toBe(iso)
})

test.each([
  '',
  '14.03.2026',
  '03/14/2026',
  'March 2026',
  '31 Feb 2026',
  '5 Mai maybe 2026',
  '12',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31 10:00Z',
  '2026-03-14 25:00',
  '2026-03-14T02:15 NZDT',
  'yesterday',
  '14-March-0214',
  '2026-03-14T',
])('the date %j is refused', (created_time) => {
  expect(importedReviewOf({ ...cells, created_time }, here)).toBe('created_time: write the date as 2026-03-14 or 2026-03-14T02:15:00Z')
})

test.each(['0.5', '6', '5.1', '-1', 'six', '4,5,6', '1e0', '٣', '5 apples', '6/5', '4/7', '★★★★★★', 'great'])(
  'the rating %j is refused',
  (rating) => {
    expect(importedReviewOf({ ...cells, rating }, here)).toBe('rating: use a rating from 1 to 5')
  },
)

test.each<[string, number | null]>([
  ...Object.entries({ '5': 5, '4.5': 4.5, '4,5': 4.5, '5/5': 5, '4 / 5': 4, '8/10': 4, '90/100': 4.5, '4 out of 5': 4 }),
  ...Object.entries({ '★★★★★': 5, '★★★☆☆': 3, '★★★★½': 4.5, '⭐️⭐️': 2, '5 stars': 5, '1 star': 1, '4 Sterne': 4, FIVE: 5 }),
  ...Object.entries({ '': null, '0': null, '0/5': null, '☆☆☆☆☆': null, 'N/A': null, unrated: null }),
])('the rating %j is %j', (rating, stars) => {
  expect(reviewWith({ rating }).rating).toBe(stars)
})

test.each([
  [{ rating: '', recommendation_type: 'negative' }, 'negative'],
  [{ rating: '', recommendation_type: 'Recommends' }, 'positive'],
  [{ rating: 'doesn’t recommend' }, 'negative'],
  [{ rating: 'positive' }, 'positive'],
])('a recommendation without stars: %j', (change, recommendation) => {
  expect(reviewWith(change)).toMatchObject({ rating: null, recommendation })
})

test('a reply without a name is the business’s', () => {
  expect(reviewWith({ owner_response: 'Thanks' }).reply).toEqual({ name: 'Harbour Joinery', text: 'Thanks', date: null })
})

test('pictures that lie here are told by their path, wherever the site stands', () => {
  const address = 'https://site.test/review-media/a.webp'
  expect(reviewWith({ images: `${address}|https://else.test/b.png`, userpic: address })).toMatchObject({
    photos: ['/review-media/a.webp', 'https://else.test/b.png'],
    avatar: '/review-media/a.webp',
  })
})

test.each([
  ['ok', 'published'],
  ['Approved', 'published'],
  ['not-yet', 'pending'],
])('of others, %s means %s', (is_approved, status) => {
  expect(reviewWith({ is_approved })).toMatchObject({ status })
})

const longer = (most: number) => `At most ${most} characters, please.`
const noLink = 'start the address with http:// or https://'

test.each<[string, Record<string, string>, string]>([
  ['no name', { reviewer_name: '  ' }, 'reviewer_name: the name is missing'],
  ['a name of 251 characters', { reviewer_name: 'x'.repeat(251) }, `reviewer_name: ${longer(250)}`],
  ['a text of 20,001 characters', { review_text: 'x'.repeat(20_001) }, `review_text: ${longer(20_000)}`],
  ['a script for an avatar', { userpic: 'javascript:alert(1)' }, `userpic: ${noLink}`],
  ['a script for a company', { company_url: ' JavaScript:alert(1)' }, `company_url: ${noLink}`],
  ['data for a link', { from_url_review: 'data:text/html,x' }, `from_url_review: ${noLink}`],
  ['an address with a name in front', { company_url: 'https://bank.example@attack.example' }, `company_url: ${noLink}`],
  ['an address with a space', { userpic: 'https://a.example/b c' }, `userpic: ${noLink}`],
  ['a script among pictures', { images: 'deck.jpg|javascript:alert(1)' }, 'images: use a file name or a web address for each picture'],
  ['a picture elsewhere on the disk', { images: '../../etc/passwd.jpg' }, 'images: use a file name or a web address for each picture'],
  ['what is no e-mail address', { reviewer_email: 'ann at site' }, 'reviewer_email: this is not a valid e-mail address'],
  ['two e-mail addresses', { reviewer_email: 'a@b.example,c@d.example' }, 'reviewer_email: this is not a valid e-mail address'],
  ['a recommendation in other words', { recommendation_type: 'maybe' }, 'recommendation_type: use positive or negative'],
  ['neither yes nor no', { is_approved: 'perhaps' }, 'is_approved: use yes or no'],
  ['bar C07: NUL', { review_text: 'a\0b' }, 'review_text: This text contains characters that cannot be stored.'],
  ['bar C07: half a character', { reviewer_name: 'a\ud83d' }, 'reviewer_name: This text contains characters that cannot be stored.'],
  [
    'an impossible date of the reply',
    { owner_response_time: '2026-02-30' },
    'owner_response_time: write the date as 2026-03-14 or 2026-03-14T02:15:00Z',
  ],
])('%s is refused', (_case, change, reason) => {
  expect(importedReviewOf({ ...cells, ...change }, here)).toBe(reason)
})

test('bar C07: text comes in as it was written', () => {
  const review_text = 'Tāhunanui 👩🏽‍🔧 \u202eabc\u2028 e\u0301 \u00e9 寧 <b>'.padEnd(20_000, 'x')
  expect(reviewWith({ review_text }).text).toBe(review_text)
})
