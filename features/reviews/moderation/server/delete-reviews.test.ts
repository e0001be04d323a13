import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf, textIn } from '@frontage/kit/storage/dump.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Decision } from '../../review'
import { createReviewSite } from '../../server/reviews.fake'
import type { ReviewTables } from '../../server/store/reviews.tables'
import { listReviews } from '../../wire.admin'
import { decideReview, deleteReviews, getReviewHistory, redactReview, replyToReview } from '../wire'

const CANARY = 'Kotuku77'

describe.each(engines)('reviews that are deleted for good on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  /** Three reviews: one of the canary with pictures, a reply, an e-mail and a job, and two of others. */
  async function setUp() {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const of = (reviewer: string, text = `${reviewer} wrote this.`) => ({ reviewer, text, email: `${reviewer}@example.test` })
    await site.add({ ...of(CANARY), status: 'pending' }, { ...of('Bob'), status: 'pending' }, { ...of('Seen'), status: 'published' })
    const reviews = site.db.withTables<ReviewTables>()
    const pictures = [1, 2].map((number) => site.files.keep(Buffer.from(`picture ${number} of ${CANARY}`), 'webp'))
    const keys = await Promise.all(pictures)
    const [picture, face] = keys.map((key) => `/review-media/${key}`)
    await reviews
      .updateTable('review')
      .set({ mediaurls: JSON.stringify([picture]), userpic: face! })
      .where('id', '=', 1)
      .execute()
    await site.outbox.add({ to: 'owner@site.test', subject: 'A review', text: `${CANARY} wrote`, about: 'review:1' })
    await site.jobs.add('tell', { about: CANARY }, site.db, { about: 'review:1' })
    const { replyRevision } = (await site.send(getReviewHistory, { id: 1 }, 'owner')).answer.review
    await site.send(replyToReview, { id: 1, text: `Thanks, ${CANARY}`, revision: replyRevision }, 'owner')
    await site.send(redactReview, { id: 1, kind: 'name', passage: CANARY }, 'owner')
    const everything = async () => {
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(site.db)
      return [await dumpOf(site.db), textIn(site.database.folder)].join('\n')
    }
    const decide = (id: number, decision: Decision) => site.send(decideReview, { id, decision, reason: null }, 'owner')
    const actions = async () => (await dumpOf(site.db)).match(/review\.delete","target":"[^"]*/g) ?? []
    return { ...site, keys, everything, decide, actions }
  }

  test('a review goes with pictures, e-mails, jobs, reply, history and search text, and with its part of the counts (bar J05)', async () => {
    const site = await setUp()
    expect(await site.everything()).toContain(CANARY)
    await site.decide(1, 'spam')
    expect((await site.send(deleteReviews, { ids: [1] }, 'owner')).answer).toEqual({ deleted: 1 })
    const { answer } = await site.send(listReviews, {}, 'owner')
    expect(answer.counts).toEqual({ pending: 1, published: 1, rejected: 0, spam: 0, withdrawn: 0 })
    for (const key of site.keys) expect(await site.files.read(key), key).toBeUndefined()
    const rest = (await site.everything()).toLowerCase()
    expect(rest).not.toContain(CANARY.toLowerCase())
    expect(rest).toContain('bob wrote this.')
    expect(await site.actions()).toEqual(['review.delete","target":"1 reviews: 1'])
  })

  test('only what visitors do not see goes; the rest of the list stays and is not counted', async () => {
    const site = await setUp()
    await site.decide(2, 'spam')
    expect((await site.send(deleteReviews, { ids: [1, 2, 3, 99] }, 'owner')).answer).toEqual({ deleted: 1 })
    expect((await site.reviews()).map(({ id }) => id)).toEqual([1, 3])
    expect((await site.send(deleteReviews, { ids: [2] }, 'owner')).answer).toEqual({ deleted: 0 })
    expect(await site.actions()).toHaveLength(1)
  })

  test('pictures that could not be removed go with the next deletion', async () => {
    const site = await setUp()
    await site.decide(1, 'spam')
    await site.decide(2, 'spam')
    const { remove } = site.tools.files
    const broken = async (): Promise<never> => {
      throw new Error('the disk is away')
    }
    Object.assign(site.tools.files, { remove: broken })
    expect((await site.send(deleteReviews, { ids: [1] }, 'owner')).status).toBe(500)
    Object.assign(site.tools.files, { remove })
    expect(await site.files.read(site.keys[0]!)).toBeDefined()
    await site.send(deleteReviews, { ids: [2] }, 'owner')
    for (const key of site.keys) expect(await site.files.read(key), key).toBeUndefined()
    expect((await site.everything()).toLowerCase()).not.toContain(CANARY.toLowerCase())
  })

  test('only an owner may, and only with the password given again', async () => {
    const site = await setUp()
    await site.decide(2, 'spam')
    for (const role of ['editor', 'moderator'] as const) expect((await site.send(deleteReviews, { ids: [2] }, role)).status).toBe(403)
    expect((await site.send(deleteReviews, { ids: [2] })).status).toBe(401)
    const { answer } = await site.send(deleteReviews, { ids: [2] }, 'owner', false)
    expect(answer).toMatchObject({ code: 'reauthenticate' })
    expect(await site.reviews()).toHaveLength(3)
  })
})
