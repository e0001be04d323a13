import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { listReviews } from '../../wire.admin'
import { bulkDecide, decideReview, getReviewHistory, redactReview, replyToReview, undoDecision } from '../wire'
import { getReviewPolicy } from '../wire.policy'

const MARK = '[removed by the owner: personal data]'

describe.each(engines)('the desk of reviews on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(
      { uniqueId: 'a', text: 'Ring Hemi on 021 555 123. 021 555 123 works.', title: 'Call 021 555 123' },
      ...[1, 2, 3, 4].map((rating) => ({ rating, status: 'pending' as const })),
      { rating: 2, status: 'pending', sample: true },
    )
  })
  afterAll(() => site.close())

  test('a reply stands under the review in the name of whoever wrote it, and an empty one takes it away', async () => {
    const { replyRevision } = (await site.send(getReviewHistory, { id: 1 }, 'editor')).answer.review
    const { answer } = await site.send(replyToReview, { id: 1, text: ' Thank you! ', revision: replyRevision }, 'editor')
    expect(answer.review.reply).toEqual({ name: 'Grace, editor', text: 'Thank you!', date: '2026-11-21T00:00:00.000Z' })
    expect((await site.load()).reviews?.[0]?.reply?.text).toBe('Thank you!')
    const late = await site.send(replyToReview, { id: 1, text: 'Another one', revision: replyRevision }, 'owner')
    expect([late.status, late.answer]).toMatchObject([409, { code: 'changed-meanwhile' }])
    const { replyRevision: revision } = answer.review
    expect((await site.send(replyToReview, { id: 1, text: ' ', revision }, 'editor')).answer.review.reply).toBeNull()
    expect((await site.send(replyToReview, { id: 99, text: 'x', revision }, 'editor')).status).toBe(404)
    expect((await site.send(replyToReview, { id: 1, text: 'x', revision }, 'moderator')).status).toBe(403)
  })

  test('an answer that is published approves the review that waited, all or nothing, and the approval can be undone', async () => {
    const replyTo = async (id: number, text: string, approve: boolean) => {
      const { replyRevision } = (await site.send(getReviewHistory, { id }, 'owner')).answer.review
      return site.send(replyToReview, { id, text, revision: replyRevision, approve }, 'owner')
    }
    expect((await replyTo(5, 'Not yet', false)).answer.review.status).toBe('pending')
    expect((await replyTo(5, '', true)).answer.review.status).toBe('pending')
    const { answer } = await replyTo(5, 'Thank you', true)
    expect(answer.review).toMatchObject({ status: 'published', decidedBy: 'Grace, owner', reply: { text: 'Thank you' } })
    const { lines } = (await site.send(getReviewHistory, { id: 5 }, 'owner')).answer
    expect(lines.filter(({ action }) => action === 'decide')).toMatchObject([{ before: 'pending', after: 'published' }])
    const undone = (await site.send(undoDecision, { id: 5 }, 'owner')).answer
    expect([undone.review.status, undone.review.reply?.text]).toEqual(['pending', 'Thank you'])
    await site.send(decideReview, { id: 5, decision: 'reject', reason: 'abuse' }, 'owner')
    expect((await replyTo(5, 'Still no', true)).answer.review.status).toBe('rejected')
    await site.send(decideReview, { id: 5, decision: 'reopen' }, 'owner')
    expect((await replyTo(5, '', false)).answer.review.reply).toBeNull()
  })

  test('personal data is covered for visitors and for searches, kept in the record, and can be uncovered', async () => {
    const cover = (change: object) => site.send(redactReview, { id: 1, kind: 'phone', passage: '021 555 123', ...change }, 'moderator')
    const { answer } = await cover({})
    expect(answer.review.original?.text).toBe('Ring Hemi on 021 555 123. 021 555 123 works.')
    const [shown] = (await site.load()).reviews ?? []
    expect([shown?.title, shown?.text]).toEqual([`Call ${MARK}`, `Ring Hemi on ${MARK}. ${MARK} works.`])
    expect(JSON.stringify(await site.load())).not.toContain('555 123')
    expect((await site.load({ textsearch: '555' })).totalreviewsindb).toBe(0)
    await site.add({ uniqueId: 'a', text: 'Ring Hemi on 021 555 123, please.' })
    expect((await site.load({ textsearch: '555' })).totalreviewsindb).toBe(0)
    expect((await site.load({ typed: '' })).innerhtml).not.toContain('555 123')
    expect((await cover({ passage: 'not in it' })).status).toBe(422)
    await cover({ undo: true })
    expect((await site.load()).reviews?.[0]?.text).toContain('021 555 123')
    expect((await cover({ undo: true })).status).toBe(422)
  })

  test('many reviews are decided at once; those that cannot be are named', async () => {
    const { answer } = await site.send(bulkDecide, { ids: [2, 3, 3, 1, 99], decision: 'approve' }, 'moderator')
    expect(answer.reviews.map(({ id, status }) => [id, status])).toEqual([
      [2, 'published'],
      [3, 'published'],
    ])
    expect(answer.left).toEqual([1, 99])
    expect(answer.counts).toMatchObject({ published: 3, pending: 3 })
    expect((await site.send(bulkDecide, { ids: [4], decision: 'reject' }, 'owner')).status).toBe(400)
    expect((await site.send(bulkDecide, { ids: Array(101).fill(4), decision: 'spam' }, 'owner')).status).toBe(400)
  })

  test('a history says who did what, and never what was covered', async () => {
    await site.send(decideReview, { id: 4, decision: 'reject', reason: 'privacy' }, 'owner')
    expect((await site.send(getReviewHistory, { id: '4' } as never, 'owner')).answer.lines).toEqual([
      {
        at: '2026-11-21T00:00:00.000Z',
        by: 'Grace, owner',
        action: 'decide',
        before: 'pending',
        after: 'rejected',
        reason: 'privacy',
        detail: '',
      },
    ])
    const { lines } = (await site.send(getReviewHistory, { id: '1' } as never, 'owner')).answer
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['redact', 'redact-undo', 'reply', 'reply-remove'])
    expect(JSON.stringify(lines)).not.toContain('555 123')
    await expect(site.db.withTables<{ review_note: { id: number } }>().deleteFrom('review_note').execute()).rejects.toThrow('append-only')
  })

  test('the public counts say what came in and what became of it, by reason and by star, samples apart', async () => {
    const counts = await site.router.ask(getReviewPolicy, {})
    expect(counts).toMatchObject({ received: 5, published: 3, waiting: 1, rejected: 1, spam: 0, withdrawn: 0 })
    expect(counts.reasons.find(({ reason }) => reason === 'privacy')).toEqual({ reason: 'privacy', total: 1 })
    expect(counts.stars).toEqual([
      { stars: 1, received: 1, published: 1, rejected: 0 },
      { stars: 2, received: 1, published: 1, rejected: 0 },
      { stars: 3, received: 1, published: 0, rejected: 1 },
      { stars: 4, received: 1, published: 0, rejected: 0 },
      { stars: 5, received: 1, published: 1, rejected: 0 },
      { stars: 0, received: 0, published: 0, rejected: 0 },
    ])
  })

  test('bar B01: visitors do none of it', async () => {
    for (const [call, input] of [
      [redactReview, { id: 1, kind: 'name', passage: 'Hemi' }],
      [bulkDecide, { ids: [1], decision: 'spam' }],
    ] as const)
      expect((await site.send(call, input as never)).status).toBe(401)
    expect((await site.send(listReviews, {}, 'owner')).answer.counts.published).toBe(3)
  })
})
