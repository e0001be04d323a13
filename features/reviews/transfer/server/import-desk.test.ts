import { setLocale } from '@frontage/kit/say'
import { engines } from '@frontage/kit/storage/database.fake'
import { clockAt } from '@frontage/kit/zone'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { decideReview } from '../../moderation/wire'
import { createReviewSite } from '../../server/reviews.fake'
import { listReviews } from '../../wire.admin'
import { exportReviews, previewImport, runImport } from '../wire.transfer'

describe.each(engines)('import and export on %s', (engine) => {
  let close = async () => {}
  const home = { language: 'en', timeZone: 'Pacific/Auckland' }
  beforeEach(() => setLocale(home))
  afterEach(() => close())
  async function setUp() {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const preview = async (text: string, more = {}) => (await site.send(previewImport, { text, ...more }, 'owner')).answer
    return { ...site, preview }
  }

  test('an imported review keeps where it is from, its link and when it was fetched, and can be taken down (bar J09)', async () => {
    const { send, reviews, clock, load } = await setUp()
    const head = 'created_time,reviewer_name,rating,review_text,type,unique_id,from_url_review'
    const bring = (text: string) =>
      send(runImport, { text: `${head}\n2026-01-02,Ana,5,${text},Google,77,https://maps.example/r/1\n` }, 'owner')
    const listed = async () => (await send(listReviews, { status: 'pending' }, 'owner')).answer.reviews
    const fetched = clock.now().toISOString()
    expect((await bring('Good')).answer).toMatchObject({ added: 1 })
    const [review] = await listed()
    expect(review).toMatchObject({ source: 'Google', url: 'https://maps.example/r/1', importedAt: fetched })
    clock.advance(3_600_000)
    expect((await bring('Good')).answer).toMatchObject({ same: 1 })
    expect((await listed())[0]?.importedAt).toBe(fetched)
    expect((await bring('Better')).answer).toMatchObject({ changed: 1 })
    expect((await listed())[0]).toMatchObject({ text: 'Better', importedAt: clock.now().toISOString() })

    await send(decideReview, { id: review!.id, decision: 'approve' }, 'owner')
    expect((await load()).totalreviewsindb).toBe(1)
    expect((await send(decideReview, { id: review!.id, decision: 'reject', reason: 'legal' }, 'owner')).status).toBe(200)
    expect((await load()).totalreviewsindb).toBe(0)
    await bring('Better still')
    expect((await load()).totalreviewsindb).toBe(0)
    expect((await reviews())[0]).toMatchObject({ type: 'Google', from_url_review: 'https://maps.example/r/1' })
  })

  test('with one word reviews are published at once; what the file marks as not approved waits all the same', async () => {
    const { send, load } = await setUp()
    const text = 'Reviewer,Review,Stars,Date,Approved\nAna,Good,5,2026-01-02,\nBen,Fine,4,2026-01-03,no\nCy,Kind,5,2026-01-04,yes\n'
    expect((await send(runImport, { text, publish: true }, 'owner')).answer).toMatchObject({ added: 3 })
    expect((await load()).totalreviewsindb).toBe(2)
    expect((await send(listReviews, { status: 'pending' }, 'owner')).answer.reviews.map(({ reviewer }) => reviewer)).toEqual(['Ben'])
    expect((await send(runImport, { text: 'Reviewer,Review,Stars,Date\nDee,Late,5,2026-01-05\n' }, 'owner')).answer).toMatchObject({
      added: 1,
    })
    expect((await load()).totalreviewsindb).toBe(2)
  })

  test('a preview names columns, guesses fields, counts, and keeps nothing', async () => {
    const { preview, load } = await setUp()
    const answer = await preview('Date,Stars,Name,Content\n2026-01-02,5,Ana,Good\n2026-01-03,9,Ben,Bad rating\n', {
      mapping: { Stars: 'rating' },
    })
    expect(answer.columns).toEqual([
      { name: 'Date', field: 'created_time', examples: ['2026-01-02', '2026-01-03'] },
      { name: 'Stars', field: 'rating', examples: ['5', '9'] },
      { name: 'Name', field: 'reviewer_name', examples: ['Ana', 'Ben'] },
      { name: 'Content', field: 'review_text', examples: ['Good', 'Bad rating'] },
    ])
    expect(answer).toMatchObject({ rows: 2, good: 1, badTotal: 1, bad: [{ line: 3, reason: expect.stringContaining('rating') }] })
    expect(answer.examples).toEqual([{ reviewer: 'Ana', rating: 5, date: '2026-01-01T11:00:00.000Z', text: 'Good' }])
    expect(answer.fields.slice(0, 3).every(({ required }) => required)).toBe(true)
    expect((await load()).totalreviewsindb).toBe(0)
  })

  test('a preview says what is here already, and what stands in the file twice', async () => {
    const { preview, send } = await setUp()
    const head = 'date,name,rating,content,email'
    await send(runImport, { text: `${head}\n2026-01-02,Ana,5,Good,\n2026-01-03,Ben,4,Fine,\n` }, 'owner')
    const lines = ['2026-01-02,Ana,5,Good,', '2026-01-03,Ben,4,Fine,ben@mail.example', '2026-01-04,Cy,,New,', '2026-01-04,Cy,,New,']
    expect(await preview([head, ...lines].join('\n'))).toMatchObject({
      ...{ rows: 4, good: 3, added: 1, changed: 1, same: 1, unrated: 1, doubles: [{ line: 4, of: 5 }], doublesTotal: 1, badTotal: 0 },
    })
  })

  test.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('R60: a day in a file is that day on the site, in %s', async (timeZone) => {
    setLocale({ ...home, timeZone })
    const { preview, send, reviews, db } = await setUp()
    const head = 'Name,Rating,Content,Date'
    const rows = [
      'Ana,5,A day,2026-05-03',
      'Ben,5,A time,2026-05-03 23:30',
      'Cy,5,In words,3 May 2026',
      'Di,5,With a zone,2026-05-03T12:00Z',
    ]
    const text = [head, ...rows].join('\n')
    await send(runImport, { text }, 'owner')
    const clocks = async () => (await reviews()).slice(0, 3).map(({ created_time }) => clockAt(Date.parse(created_time)))
    expect(await clocks()).toEqual(['2026-05-03T00:00', '2026-05-03T23:30', '2026-05-03T00:00'])
    expect((await reviews())[3]?.created_time).toBe('2026-05-03T12:00:00.000Z')
    expect(await preview(text)).toMatchObject({ added: 0, changed: 0, same: 4 })
    // What came in when days were taken for those of UTC is the same review, and mended.
    const review = db.withTables<{ review: { id: number; created_time: string } }>().updateTable('review')
    await review.set({ created_time: '2026-05-03T00:00:00.000Z' }).where('id', '=', 1).execute()
    expect(await preview(text)).toMatchObject({ added: 0 })
    await send(runImport, { text }, 'owner')
    expect((await clocks())[0]).toBe('2026-05-03T00:00')
    expect(await reviews()).toHaveLength(4)
  })

  test('R60: a column that names its zone is read in it', async () => {
    const { preview } = await setUp()
    const answer = await preview('Review Username,Review Stars,Review Created (UTC)\nAna,5,2026-05-03 10:00:00\nBen,5,2026-05-03\n')
    expect(answer.examples.map(({ date }) => date)).toEqual(['2026-05-03T10:00:00.000Z', '2026-05-02T12:00:00.000Z'])
  })

  test('the owner says where the reviews of a file are from', async () => {
    const { send, load } = await setUp()
    await send(
      runImport,
      { text: 'date,name,rating,source,is_approved\n2026-01-02,Ana,5,,yes\n2026-01-03,Ben,5,Yelp,yes\n', source: 'Google' },
      'owner',
    )
    expect((await load()).reviews?.map(({ source }) => source)).toEqual(['Yelp', 'Google'])
  })

  test('a file of Google, as Takeout gives it, is read', async () => {
    const { preview } = await setUp()
    const review = {
      name: 'accounts/1/locations/2/reviews/3',
      reviewer: { displayName: 'Ana' },
      ...{
        starRating: 'FIVE',
        comment: 'Good',
        createTime: '2026-01-02T03:04:05.6789Z',
        reviewReply: { comment: 'Ta', updateTime: '2026-01-03T00:00:00Z' },
      },
    }
    const answer = await preview(JSON.stringify({ reviews: [review] }), { format: 'json' })
    expect(answer).toMatchObject({ good: 1, examples: [{ reviewer: 'Ana', rating: 5, date: '2026-01-02T03:04:05.678Z', text: 'Good' }] })
  })

  const slashed = (...dates: string[]) => ['date,name,rating', ...dates.map((date) => `${date},Ana,5`)].join('\n')
  test.each<[string, string, string, boolean, string]>([
    ['day and month cannot be told apart', slashed('03/04/2026', '5/6/2026 14:30'), 'iso', true, ''],
    ['the owner says day first', slashed('03/04/2026'), 'day-first', false, '2026-04-02T11:00:00.000Z'],
    ['the owner says month first', slashed('03/04/2026'), 'month-first', false, '2026-03-03T11:00:00.000Z'],
    ['one of them tells for all', slashed('03/04/2026', '28/02/2026'), 'iso', false, '2026-04-02T11:00:00.000Z'],
    ['with a year of two digits and half a day', slashed('28/2/26 2:30 pm'), 'iso', false, '2026-02-28T01:30:00.000Z'],
    ['with a time', slashed('28.2.2026 14:30'), 'iso', false, '2026-02-28T01:30:00.000Z'],
  ])('dates: %s', async (_case, text, dates, datesAreAmbiguous, date) => {
    const { preview } = await setUp()
    const answer = await preview(text, { dates })
    expect(answer.datesAreAmbiguous).toBe(datesAreAmbiguous)
    expect(answer.examples[0]?.date ?? '').toBe(date)
  })

  test('an import keeps all or nothing, and every import is a line of the log', async () => {
    const { send, load, db } = await setUp()
    const text = 'date,name,rating\n2026-01-02,Ana,5\nyesterday,Ben,5\n'
    expect((await send(runImport, { text }, 'editor')).answer).toMatchObject({ added: 0, badTotal: 1 })
    expect((await load()).totalreviewsindb).toBe(0)
    expect((await send(runImport, { text, skipBad: true }, 'editor')).answer).toMatchObject({ added: 1, changed: 0, badTotal: 1 })
    const lines = await db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines).toEqual([{ action: 'review.import' }])
  })

  const hostile = JSON.stringify([
    {
      date: '2026-01-02',
      name: '<script>alert(1)</script>',
      rating: 4.5,
      content: '=HYPERLINK("http://evil.test")',
      is_approved: true,
      tags: ['a', 'b'],
    },
    { date: '2026-01-03', name: 'Ben', rating: 5, avatar: 'javascript:alert(1)' },
    { date: '2026-01-03', name: 'Cy', rating: 5, content: 'x'.repeat(1_000_000) },
    'no review',
  ])
  test('bar E03: hostile feeds are text, sized and checked, and nothing is fetched', async () => {
    const { preview, send, load } = await setUp()
    expect(await preview(hostile, { format: 'json' })).toMatchObject({ good: 1, badTotal: 3 })
    await send(runImport, { text: hostile, format: 'json', skipBad: true }, 'owner')
    const { reviews } = await load()
    const { innerhtml } = await load({ typed: '' })
    expect(reviews).toMatchObject([{ reviewer: '<script>alert(1)</script>', rating: 4.5 }])
    expect(innerhtml).not.toContain('<script>alert')
  })

  test('bar E15: an export guards formulas, is a line of the log, and can be taken in again', async () => {
    const { send, add, db } = await setUp()
    await add(
      { uniqueId: 'u1', reviewer: '=1+1', text: 'Two\n"lines", here', tags: ['a', 'b'], reply: { name: 'Grace', text: 'Ta', date: null } },
      { uniqueId: 'u2', reviewer: '@me', status: 'pending' },
      { reviewer: "'=1+1", text: "'tis fine", rating: null, tags: ['a|b'], photos: ['/review-media/a.webp'] },
    )
    const csv = (await send(exportReviews, {}, 'owner')).answer
    expect(csv).toMatchObject({ fileName: 'reviews-2026-11-21.csv', next: '' })
    expect(csv.text).toContain("'=1+1")
    expect(csv.text).toContain('"Two\n""lines"", here"')
    expect(csv.text.split('\n')[0]).toMatch(/^unique_id,created_time/)
    expect((await send(exportReviews, { status: 'pending' }, 'owner')).answer.text).not.toContain('u1')
    const json = (await send(exportReviews, { format: 'json' }, 'owner')).answer
    for (const [format, { text }] of [
      ['csv', csv],
      ['json', json],
    ] as const)
      expect((await send(runImport, { format, text }, 'owner')).answer).toMatchObject({ added: 0, changed: 0, same: 3, badTotal: 0 })
    const { length } = await db
      .withTables<{ audit: { action: string } }>()
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'review.export')
      .execute()
    expect(length).toBe(3)
    expect((await send(exportReviews, {}, 'owner', false)).status).toBe(403)
    expect((await send(exportReviews, {}, 'moderator')).status).toBe(403)
    expect((await send(exportReviews, {})).status).toBe(401)
  })
})
