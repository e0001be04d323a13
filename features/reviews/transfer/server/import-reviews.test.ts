import { readFileSync } from 'node:fs'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { correctReview, decideReview } from '../../moderation/wire'
import { createReviewSite } from '../../server/reviews.fake'
import type { ReviewTables } from '../../server/store/reviews.tables'
import { createImporter } from './import-reviews'

const HEAD = 'unique_id,date,name,rating,content,type,is_approved'
const csvOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
const good = ['g-1,2026-03-01,Ann,5,Solid,Google,yes', 'g-2,2026-03-02,Björn,4.5,"Two\nlines",Google,yes']
const keepAll = { skipBad: false }

describe.each(engines)('import of reviews on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    let news = 0
    site.events.on('reviews.changed', () => news++)
    const tables = site.db.withTables<ReviewTables>()
    return {
      ...site,
      take: createImporter(site.tools),
      news: () => news,
      rows: () => tables.selectFrom('review').selectAll().orderBy('id').execute(),
    }
  }

  test('a file is kept, and the site hears of it once', async () => {
    const { take, rows, news, load } = await setUp()
    expect(await load()).toMatchObject({ totalreviewsindb: 0 })
    expect(await take(csvOf(...good), keepAll)).toEqual({ added: 2, changed: 0, same: 0, bad: [] })
    expect(await rows()).toMatchObject([
      { unique_id: 'g-1', reviewer_name: 'Ann', rating: 5, review_text: 'Solid', type: 'Google', status: 'published', decided_at: null },
      {
        unique_id: 'g-2',
        reviewer_name: 'Björn',
        rating: 4.5,
        review_text: 'Two\nlines',
        star_bucket: 4,
        created_time: '2026-03-02T00:00:00.000Z',
      },
    ])
    expect(news()).toBe(1)
    expect(await load()).toMatchObject({ totalreviewsindb: 2 })
  })

  const bad = [
    'b-1,2026-03-03,Cara,5,short',
    'b-2,2026-02-30,Dan,5,text,Google,yes',
    'b-3,2026-03-03,Eve,9,text,Google,yes',
    'b-4,2026-03-03,Finn,six,"two\nlines",Google,yes',
    'b-5,2026-03-03,,5,text,Google,yes',
    'b-6,2026-03-03,Gus\0,5,text,Google,yes',
    `b-7,2026-03-03,Hal,5,${'x'.repeat(20_001)},Google,yes`,
    'b-8,2026-03-03,Ivy,5,one,two,three,four',
  ]
  const mixed = csvOf(good[1]!, ...bad, good[0]!)
  const faults = [
    { line: 4, reason: 'this row has more or fewer cells than the heading row' },
    { line: 5, reason: 'created_time: write the date as 2026-03-14 or 2026-03-14T02:15:00Z' },
    { line: 6, reason: 'rating: use a rating from 1 to 5' },
    { line: 7, reason: 'rating: use a rating from 1 to 5' },
    { line: 9, reason: 'reviewer_name: the name is missing' },
    { line: 10, reason: 'reviewer_name: This text contains characters that cannot be stored.' },
    { line: 11, reason: 'review_text: At most 20000 characters, please.' },
    { line: 12, reason: 'this row has more or fewer cells than the heading row' },
  ]

  test('every bad row is named, and nothing is kept', async () => {
    const { take, rows, news } = await setUp()
    expect(await take(mixed, keepAll)).toEqual({ added: 0, changed: 0, same: 0, bad: faults })
    expect([await rows(), news()]).toEqual([[], 0])
  })

  test('bad rows are named and skipped when that is wished', async () => {
    const { take, rows } = await setUp()
    expect(await take(mixed, { skipBad: true })).toEqual({ added: 2, changed: 0, same: 0, bad: faults })
    expect((await rows()).map(({ unique_id }) => unique_id).sort()).toEqual(['g-1', 'g-2'])
  })

  test.each([
    ['', 'the file has no rows'],
    ['\n\n', 'the file has no rows'],
    [`${HEAD}\n`, 'the file has no rows'],
    ['date,rating,content\n2026-03-01,5,x', 'the column reviewer_name is missing'],
    ['date,name,content\n2026-03-01,Ann,x', 'the column rating is missing'],
    ['what,who\n2026-03-01,Ann', 'the column created_time is missing'],
  ])('of %j nothing is kept, and line 1 says why', async (csv, reason) => {
    const { take, rows, news } = await setUp()
    for (const skipBad of [false, true])
      expect(await take(csv, { skipBad })).toEqual({ added: 0, changed: 0, same: 0, bad: [{ line: 1, reason }] })
    expect([await rows(), news()]).toEqual([[], 0])
  })

  test('a second import brings up to date, doubles nothing, and leaves the owner’s word alone', async () => {
    const { take, rows, send, load } = await setUp()
    await take(csvOf(...good, 'g-3,2026-03-03,Cara,1,Late,Google,no'), keepAll)
    await send(decideReview, { id: 1, decision: 'reject', reason: 'privacy' }, 'owner')
    const [first] = await rows()
    const again = csvOf(
      'g-1,2026-03-01,Ann,2,Changed,Google,yes',
      'g-2,2026-03-02,Björn,3,Three lines,Google,yes',
      'g-3,2026-03-03,Cara,1,Late,Google,yes',
      'g-4,2026-03-04,Dan,3,New,Google,yes',
    )
    expect(await take(again, keepAll)).toEqual({ added: 1, changed: 2, same: 1, bad: [] })
    const now = await rows()
    expect(now.map(({ unique_id, status }) => [unique_id, status])).toEqual([
      ['g-1', 'rejected'],
      ['g-2', 'published'],
      ['g-3', 'pending'],
      ['g-4', 'published'],
    ])
    expect(now[0]).toMatchObject({ id: first?.id, review_text: 'Changed', rating: 2, stars: 2, star_bucket: 2, reason: 'privacy' })
    expect(now[0]).toMatchObject({ decided_by: 'Grace, owner', decided_at: first?.decided_at })
    expect(await load({ textsearch: 'three' })).toMatchObject({ totalreviewsindb: 1 })
    expect(await load({ textsearch: 'two' })).toMatchObject({ totalreviewsindb: 0 })
    expect(await load()).toMatchObject({ totalreviewsindb: 2 })
  })

  test('one id at two sources is two reviews', async () => {
    const { take } = await setUp()
    expect(await take(csvOf('1,2026-03-01,Ann,5,x,Google,yes', '1,2026-03-01,Ann,5,x,Yelp,yes'), keepAll)).toMatchObject({ added: 2 })
  })

  test('of twins in one file the last one counts', async () => {
    const { take, rows } = await setUp()
    const twins = csvOf('g-1,2026-03-01,Ann,5,first,Google,yes', good[1]!, 'g-1,2026-03-01,Ann,4,last,Google,yes')
    expect(await take(twins, keepAll)).toEqual({ added: 2, changed: 0, same: 0, bad: [] })
    expect((await rows()).map(({ review_text }) => review_text).sort()).toEqual(['Two\nlines', 'last'])
  })

  test('without an id a review is known by source, name, date and text: twice in a file or twice imported, it comes once', async () => {
    const { take, rows, news } = await setUp()
    const file = csvOf(
      ',2026-03-01,Ann,5,x,Google,yes',
      ',2026-03-01,Ann,5,x,Google,yes',
      ',2026-03-01,Ann,5,y,Google,yes',
      ',2026-03-02,Ann,5,x,Google,yes',
      ',2026-03-01,Ann,5,x,Yelp,yes',
      ',2026-03-01,Ann,4,,Google,yes',
      ',2026-03-01,Ann,5,,Google,yes',
    )
    expect(await take(file, keepAll)).toEqual({ added: 6, changed: 0, same: 0, bad: [] })
    const before = await rows()
    expect(await take(file, keepAll)).toEqual({ added: 0, changed: 0, same: 6, bad: [] })
    expect([await rows(), news()]).toEqual([before, 1])
  })

  test('a review whose name was corrected is known by the name that it came with, and keeps the corrected one', async () => {
    const { take, rows, send } = await setUp()
    const file = csvOf(',2026-03-01,Ann Tui,5,Solid,Google,yes', ',2026-03-01,Bea Rewi,5,Solid,Google,yes')
    await take(file, keepAll)
    const correct = async (from: string, to: string) => {
      const seen = { reviewer: from, email: '' }
      const sent = await send(correctReview, { id: 1, reviewer: to, email: '', note: 'As asked.', seen }, 'owner')
      expect(sent.status).toBe(200)
    }
    await correct('Ann Tui', 'A. T.')
    await correct('A. T.', 'Bea Rewi')
    expect(await take(file, keepAll)).toEqual({ added: 0, changed: 0, same: 2, bad: [] })
    expect((await rows()).map(({ reviewer_name }) => reviewer_name)).toEqual(['Bea Rewi', 'Bea Rewi'])
  })

  test('a file that numbers its reviews knows those that came without a number, once each', async () => {
    const { take, rows } = await setUp()
    await take(csvOf(',2026-03-01,Ann,5,x,Google,yes'), keepAll)
    const numbered = csvOf('g-1,2026-03-01,Ann,5,x,Google,yes', 'g-2,2026-03-01,Ann,5,x,Google,yes')
    expect(await take(numbered, keepAll)).toMatchObject({ added: 1, changed: 1 })
    expect(await take(numbered, keepAll)).toMatchObject({ added: 0, changed: 0, same: 2 })
    expect((await rows()).map(({ unique_id }) => unique_id)).toEqual(['g-1', 'g-2'])
  })

  test('what a file leaves empty stays as it is', async () => {
    const { take, rows } = await setUp()
    const head = 'unique_id,date,name,rating,content,email,response'
    await take(`${head}\ng-1,2026-03-01,Ann,5,x,ann@mail.example,Thanks\n`, keepAll)
    expect(await take(`${head}\ng-1,2026-03-01,Ann,,y,,\n`, keepAll)).toMatchObject({ changed: 1 })
    expect(await rows()).toMatchObject([{ review_text: 'y', rating: 5, stars: 5, reviewer_email: 'ann@mail.example' }])
    expect((await rows())[0]?.owner_response).toContain('Thanks')
  })

  test('what a visitor wrote here stays as it was written, whatever a file says', async () => {
    const { take, rows, db } = await setUp()
    await take(csvOf(',2026-03-01,Ann,2,x,Submitted,yes'), keepAll)
    await db.withTables<ReviewTables>().updateTable('review').set({ meta_data: '{"form":"1"}' }).execute()
    expect(await take(csvOf('s-1,2026-03-01,Ann,5,x,Submitted,yes'), keepAll)).toMatchObject({ added: 0 })
    expect(await take(csvOf('s-1,2026-03-01,Ann,5,better,Submitted,yes'), keepAll)).toMatchObject({ added: 0, same: 1 })
    expect(await rows()).toMatchObject([{ rating: 2, review_text: 'x' }])
  })

  test('it says how far it is, up to the end', async () => {
    const { take } = await setUp()
    const steps: [number, number][] = []
    const many = Array.from({ length: 900 }, (_, index) => `m-${index},2026-03-01,Ann,5,x,Google,yes`)
    await take(csvOf(...many), { skipBad: false, progress: (done, all) => steps.push([done, all]) })
    expect(steps).toEqual([
      [400, 900],
      [800, 900],
      [900, 900],
    ])
  })

  test('when the database fails halfway, nothing is kept', async () => {
    const { take, rows } = await setUp()
    const many = Array.from({ length: 900 }, (_, index) => `m-${index},2026-03-01,Ann,5,x,Google,yes`)
    const failing = take(csvOf(...many), {
      skipBad: false,
      progress: (done) => {
        if (done > 400) throw new Error('full')
      },
    })
    await expect(failing).rejects.toThrow('full')
    expect(await rows()).toEqual([])
  })

  test('the reviews of the demo come in without a bad row, and all of them are samples', async () => {
    const { take, rows } = await setUp()
    const csv = readFileSync('demo/reviews.csv', 'utf8')
    const { added, bad: badRows } = await take(csv, keepAll)
    expect(badRows).toEqual([])
    expect(added).toBeGreaterThan(250)
    expect((await rows()).every(({ sample, unique_id }) => sample === 1 && unique_id)).toBe(true)
    expect(await take(csv, keepAll)).toEqual({ added: 0, changed: 0, same: added, bad: [] })
  })
})
