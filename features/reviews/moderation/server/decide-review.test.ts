import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { type Decision, rejectionReasons, type Status, statuses } from '../../review'
import { createReviewSite } from '../../server/reviews.fake'
import type { ReviewTables } from '../../server/store/reviews.tables'
import { listReviews } from '../../wire.admin'
import { messages } from '../messages'
import { decideReview, undoDecision } from '../wire'
import { createDecisionsStore } from './decisions.store'

describe.each(engines)('decisions about reviews on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  /** Review 1 is pending, unless told. */
  async function setUp(status: Status = 'pending') {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    let news = 0
    site.events.on('reviews.changed', () => news++)
    await site.add({ uniqueId: 'first', status, rating: 4.5 }, { uniqueId: 'other', status: 'published' })
    const tables = site.db.withTables<ReviewTables & AuditTables>()
    return {
      ...site,
      tables,
      ...{ newsSince: (before: number) => news - before, newsNow: () => news },
      decide: (decision: Decision, reason: (typeof rejectionReasons)[number] | null = null, role: 'owner' | 'moderator' = 'owner') =>
        site.send(decideReview, { id: 1, decision, reason }, role),
      undo: () => site.send(undoDecision, { id: 1 }, 'owner'),
      row: () => tables.selectFrom('review').selectAll().where('id', '=', 1).executeTakeFirstOrThrow(),
      lines: () => tables.selectFrom('review_decision').selectAll().orderBy('id').execute(),
      buckets: async () =>
        (await tables.selectFrom('review_tally').selectAll().where('total', '>', 0).execute())
          .map((bucket) => `${bucket.status} ${bucket.star_bucket} ${bucket.total} ${bucket.stars_sum}`)
          .sort(),
      audit: () => tables.selectFrom('audit').select(['action', 'target', 'who', 'outcome']).orderBy('id').execute(),
    }
  }

  const refusal = (code: string, message: string, status = 409) => ({ status, answer: { code, message, data: { status } } })
  const alreadyDecided = refusal('already-decided', messages.alreadyDecided)

  test.each([
    ['approve', null, 'pending', 'published'],
    ['reject', 'privacy', 'pending', 'rejected'],
    ['reject', 'abuse', 'published', 'rejected'],
    ['spam', null, 'pending', 'spam'],
    ['reopen', null, 'published', 'pending'],
    ['approve', null, 'spam', 'published'],
  ] as const)('%s (%s) moves a %s review: it is %s', async (decision, reason, from, to) => {
    const { decide, row, lines, buckets, audit, newsNow, newsSince } = await setUp(from)
    const before = newsNow()
    const { status, answer } = await decide(decision, reason)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      review: { id: 1, status: to, reason, decidedBy: 'Grace, owner', decidedAt: '2026-11-21T00:00:00.000Z' },
    })
    expect(answer.counts).toMatchObject(to === 'published' ? { published: 2 } : { [to]: 1, published: 1 })
    expect(await row()).toMatchObject({ status: to, reason, review_text: 'Solid work.', rating: 4.5 })
    const standing = { status_before: from, reason_before: null, status_after: to, reason_after: reason }
    expect(await lines()).toEqual([{ id: 1, review_id: 1, at: '2026-11-21T00:00:00.000Z', by: 'Grace, owner', ...standing }])
    expect(await buckets()).toEqual([`${to} 4 1 4.5`, 'published 5 1 5'].sort())
    expect(await audit()).toEqual([{ action: `review.${decision}`, target: 'review 1', who: 'Grace, owner', outcome: 'done' }])
    expect(newsSince(before)).toBe(1)
  })

  test('a rejected review that is approved after all has no reason left', async () => {
    const { decide, row, lines } = await setUp()
    await decide('reject', 'duplicate')
    expect(await decide('approve', 'abuse')).toMatchObject({ status: 200, answer: { review: { status: 'published', reason: null } } })
    expect(await row()).toMatchObject({ reason: null })
    expect((await lines()).at(-1)).toMatchObject({ reason_before: 'duplicate', reason_after: null })
  })

  test.each([null, 'one-star', ''])('a rejection with the reason %j is refused at its field', async (reason) => {
    const { send, row, lines, audit } = await setUp()
    const { status, answer } = await send(decideReview, { id: 1, decision: 'reject', reason: reason as null }, 'owner')
    expect([status, answer]).toMatchObject([400, { data: { field: 'reason' } }])
    if (reason === null) expect(answer).toMatchObject({ code: 'reason-missing', message: messages.reasonMissing })
    expect(await row()).toMatchObject({ status: 'pending', decided_at: null })
    expect([await lines(), await audit()]).toEqual([[], []])
  })

  test('no reason looks at the rating', () => {
    for (const reason of rejectionReasons) expect(reason).not.toMatch(/star|rating|negative|positive|bad|low/)
  })

  test('who decides second is told so, and changes nothing', async () => {
    const { decide, row, lines, audit, buckets, newsNow, newsSince } = await setUp()
    await decide('approve')
    const before = newsNow()
    expect(await decide('approve', null, 'moderator')).toMatchObject(alreadyDecided)
    expect(await row()).toMatchObject({ status: 'published', decided_by: 'Grace, owner' })
    expect([(await lines()).length, (await audit()).length, newsSince(before)]).toEqual([1, 1, 0])
    expect(await buckets()).toEqual(['published 4 1 4.5', 'published 5 1 5'])
  })

  test('of many who decide at once exactly one wins', async () => {
    const { decide, row, lines, audit, buckets } = await setUp()
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide('approve')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await row()).toMatchObject({ status: 'published' })
    expect([(await lines()).length, (await audit()).length]).toEqual([1, 1])
    expect(await buckets()).toEqual(['published 4 1 4.5', 'published 5 1 5'])
  })

  test('of more who decide at once than the database has connections exactly one wins, and nobody is turned away', async () => {
    const { decide, lines, buckets } = await setUp()
    const answers = await Promise.all(Array.from({ length: 25 }, () => decide('spam')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 409)])
    expect(await lines()).toHaveLength(1)
    expect(await buckets()).toEqual(['published 5 1 5', 'spam 4 1 4.5'])
  })

  test('of two who saw the same review and decide differently one wins', async () => {
    const { db, row, lines, buckets } = await setUp()
    const seen = await row()
    const { change } = createDecisionsStore(db)
    const decideAs = (by: string, status: Status) =>
      db.transaction().execute((trx) => change(trx, seen, { at: '2026-11-21T00:00:00Z', by, to: { status, reason: null } }))
    const outcomes = await Promise.all([decideAs('Grace', 'published'), decideAs('Hemi', 'spam')])
    const [winner, ...others] = outcomes.filter((changed) => changed !== undefined)
    expect(others).toEqual([])
    expect(await row()).toEqual(winner)
    expect(await lines()).toMatchObject([{ by: winner?.decided_by, status_after: winner?.status }])
    expect(await buckets()).toEqual([`${winner?.status} 4 1 4.5`, 'published 5 1 5'].sort())
  })

  test('people who move reviews of one kind to and fro at once never block each other', async () => {
    const { add, db, tables } = await setUp()
    const both = (['pending', 'published'] as const).flatMap((status) =>
      Array.from({ length: 10 }, (_, index) => ({ uniqueId: `${status}-${index}`, status, source: 'Yelp' })),
    )
    await add(...both)
    const { change } = createDecisionsStore(db)
    const seen = await tables.selectFrom('review').selectAll().where('type', '=', 'Yelp').orderBy(sql`id % 10`).execute()
    const moved = seen.map((review) => {
      const to = { status: review.status === 'pending' ? ('published' as const) : ('pending' as const), reason: null }
      return db.transaction().execute((trx) => change(trx, review, { at: '2026-11-21T00:00:00Z', by: 'Grace', to }))
    })
    expect((await Promise.all(moved)).filter(Boolean)).toHaveLength(20)
    const buckets = await tables
      .selectFrom('review_tally')
      .select(['status', 'total'])
      .where('type', '=', 'Yelp')
      .orderBy('status')
      .execute()
    expect(buckets).toEqual([
      { status: 'pending', total: 10 },
      { status: 'published', total: 10 },
    ])
  })

  test('a withdrawn review is its writer’s to bring back', async () => {
    const { decide, undo, tables, row, lines } = await setUp()
    await decide('approve')
    await tables.updateTable('review').set({ status: 'withdrawn' }).where('id', '=', 1).execute()
    for (const decision of ['approve', 'spam', 'reopen'] as const) expect(await decide(decision)).toMatchObject(alreadyDecided)
    expect(await decide('reject', 'legal')).toMatchObject(alreadyDecided)
    expect(await undo()).toMatchObject(alreadyDecided)
    expect(await row()).toMatchObject({ status: 'withdrawn' })
    expect(await lines()).toHaveLength(1)
  })

  test('undoing lets a review stand as it did before, and is a line of its own', async () => {
    const { decide, undo, row, lines, audit, buckets, newsNow, newsSince } = await setUp()
    await decide('reject', 'abuse')
    await decide('approve')
    const before = newsNow()
    expect(await undo()).toMatchObject({
      status: 200,
      answer: { review: { status: 'rejected', reason: 'abuse' }, counts: { rejected: 1 } },
    })
    expect(await row()).toMatchObject({ status: 'rejected', reason: 'abuse' })
    expect((await lines()).map((line) => `${line.status_before} → ${line.status_after}`)).toEqual([
      'pending → rejected',
      'rejected → published',
      'published → rejected',
    ])
    expect((await audit()).at(-1)).toMatchObject({ action: 'review.undo', target: 'review 1' })
    expect(await buckets()).toEqual(['published 5 1 5', 'rejected 4 1 4.5'])
    expect(newsSince(before)).toBe(1)
  })

  test('of two who undo at once one is told so', async () => {
    const { decide, undo, lines, row } = await setUp()
    await decide('approve')
    const statuses = (await Promise.all([undo(), undo()])).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(await lines()).toHaveLength(1 + statuses.filter((status) => status === 200).length)
    expect(await row()).toMatchObject({ status: (await lines()).at(-1)?.status_after })
  })

  test('what was never decided cannot be undone', async () => {
    const { undo, lines } = await setUp()
    expect(await undo()).toMatchObject(refusal('nothing-to-undo', messages.nothingToUndo))
    expect(await lines()).toEqual([])
  })

  test('a review that is gone is named so', async () => {
    const { send } = await setUp()
    const gone = refusal('review-gone', messages.reviewGone, 404)
    expect(await send(decideReview, { id: 99, decision: 'approve' }, 'owner')).toMatchObject(gone)
    expect(await send(undoDecision, { id: 99 }, 'owner')).toMatchObject(gone)
  })

  test('bar B13: the database refuses to change or delete a decision', async () => {
    const { decide, tables, lines } = await setUp()
    await decide('approve')
    const before = await lines()
    const replace = `insert or replace into review_decision (id, review_id, at, "by", status_before, status_after) values (1, 1, '', 'nobody', '', '')`
    const attempts = [
      `update review_decision set "by" = 'nobody'`,
      'delete from review_decision',
      engine === 'postgres' ? 'truncate review_decision' : replace,
    ]
    for (const attempt of attempts) await expect(sql.raw(attempt).execute(tables), attempt).rejects.toThrow('append-only')
    expect(await lines()).toEqual(before)
  })

  test('a decision whose line cannot be written was never made', async () => {
    const { decide, tables, row, buckets, lines } = await setUp()
    await sql.raw('alter table audit rename to audit_away').execute(tables)
    expect(await decide('approve')).toMatchObject({ status: 500 })
    expect(await row()).toMatchObject({ status: 'pending', decided_at: null })
    expect(await buckets()).toEqual(['pending 4 1 4.5', 'published 5 1 5'])
    expect(await lines()).toEqual([])
  })

  test('bar B01: visitors decide nothing, moderators may', async () => {
    const { send, decide } = await setUp()
    expect(await send(decideReview, { id: 1, decision: 'approve' })).toMatchObject({ status: 401 })
    expect(await send(undoDecision, { id: 1 })).toMatchObject({ status: 401 })
    expect(await send(listReviews, {})).toMatchObject({ status: 401 })
    expect(await decide('approve', null, 'moderator')).toMatchObject({ status: 200, answer: { review: { decidedBy: 'Grace, moderator' } } })
  })

  test('the list of a state holds its reviews, and the counts of all', async () => {
    const { send, decide, clock } = await setUp()
    clock.advance(1000)
    await decide('spam')
    const { answer } = await send(listReviews, { status: 'spam' }, 'moderator')
    expect(answer.reviews.map(({ id, status }) => [id, status])).toEqual([[1, 'spam']])
    expect(answer.counts).toEqual({ pending: 0, published: 1, rejected: 0, spam: 1, withdrawn: 0 })
    expect(Object.keys(answer.counts).sort()).toEqual([...statuses].sort())
    expect(answer.next).toBe('')
  })
})
