import { personWith } from '@frontage/kit/personal.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf, textIn } from '@frontage/kit/storage/dump.fake'
import { grace } from '@frontage/kit/tools.fake'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Decision } from '../../review'
import { createReviewSite } from '../../server/reviews.fake'
import type { ReviewTables } from '../../server/store/reviews.tables'
import { listReviews } from '../../wire.admin'
import { decideReview, deleteReviews, getReviewHistory, redactReview, replyToReview } from '../wire'

const CANARY = 'Kotuku77'

const proved = { ...grace, actor: { ...grace.actor, isProved: true } }

describe.each(engines)('reviews that are deleted on %s', (engine) => {
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
    const actions = async () => (await dumpOf(site.db)).match(/(?:review|trash)\.\w+","target":"[^"]*/g) ?? []
    const remove = async (...ids: number[]) => (await site.send(deleteReviews, { ids }, 'owner')).answer.trash
    const state = async (id: number) => {
      const reviews = (await site.reviews()).filter((review) => review.id === id)
      return { reviews, ...(await site.send(getReviewHistory, { id }, 'owner')).answer }
    }
    const counts = async () => (await site.send(listReviews, {}, 'owner')).answer.counts
    return { ...site, keys, everything, decide, actions, remove, state, counts }
  }

  test('a review goes into the trash, and comes back into its folder with all that was decided and noted', async () => {
    const site = await setUp()
    await site.decide(1, 'spam')
    await site.send(decideReview, { id: 2, decision: 'reject', reason: 'off-topic' }, 'owner')
    const [before, counts] = [await site.state(1), await site.counts()]
    expect(before.reviews).toHaveLength(1)
    const trash = await site.remove(1, 2)
    expect(trash).toHaveLength(2)
    expect(await site.counts()).toEqual({ ...counts, spam: 0, rejected: 0 })
    expect((await site.reviews()).map(({ id }) => id)).toEqual([3])
    for (const key of site.keys) expect(await site.files.read(key), key).toBeDefined()
    expect(await site.tools.trash.list(grace.actor, 9)).toMatchObject([{ kind: 'Review', title: 'Bob' }, { title: CANARY }])
    await site.tools.trash.restore(trash, grace)
    expect(await site.state(1)).toEqual(before)
    expect(await site.counts()).toEqual(counts)
    expect((await site.send(listReviews, { status: 'spam', search: CANARY }, 'owner')).answer.reviews).toHaveLength(1)
    await site.decide(1, 'reopen')
    expect(await site.remove(1)).toEqual([])
    await site.decide(1, 'spam')
    expect(await site.remove(1)).toHaveLength(1)
  })

  test('after 30 days it is deleted for good', async () => {
    const site = await setUp()
    await site.decide(1, 'spam')
    await site.remove(1)
    site.tools.clock.advance(TRASH_DAYS * 86_400_000)
    await site.tools.trash.sweep()
    expect((await site.everything()).toLowerCase()).not.toContain(CANARY.toLowerCase())
  })

  test('a request of its writer finds and erases it in the trash as well (bar J05)', async () => {
    const site = await setUp()
    await site.decide(1, 'spam')
    await site.remove(1)
    const [personal] = site.feature.personal ?? []
    const person = personWith(`${CANARY}@example.test`.toLowerCase())
    expect((await personal?.find(person))?.own).toMatchObject([{ id: 1, files: [{}, {}] }])
    expect((await personal?.touched('2000-01-01', '2100-01-01'))?.map(({ id }) => id)).toContain(1)
    expect(await personal?.erase?.(person)).toBe(1)
    expect(await site.tools.trash.list(grace.actor, 9)).toEqual([])
    for (const key of site.keys) expect(await site.files.read(key), key).toBeUndefined()
    expect((await site.everything()).toLowerCase()).not.toContain(CANARY.toLowerCase())
  })

  test('it does not come back beside itself where it was imported again', async () => {
    const site = await setUp()
    await site.decide(2, 'spam')
    const reviews = site.db.withTables<ReviewTables>()
    await reviews.updateTable('review').set({ unique_id: 'k1' }).where('id', '=', 2).execute()
    const trash = await site.remove(2)
    await reviews.updateTable('review').set({ unique_id: 'k1' }).where('id', '=', 3).execute()
    await expect(site.tools.trash.restore(trash, grace)).rejects.toMatchObject({ code: 'place-taken', status: 409 })
  })

  test('from the trash a review goes with pictures, e-mails, jobs, reply, history and search text, and with its part of the counts (bar J05)', async () => {
    const site = await setUp()
    expect(await site.everything()).toContain(CANARY)
    await site.decide(1, 'spam')
    await site.tools.trash.delete(await site.remove(1), proved)
    expect(await site.counts()).toEqual({ pending: 1, published: 1, rejected: 0, spam: 0, withdrawn: 0 })
    for (const key of site.keys) expect(await site.files.read(key), key).toBeUndefined()
    const rest = (await site.everything()).toLowerCase()
    expect(rest).not.toContain(CANARY.toLowerCase())
    expect(rest).toContain('bob wrote this.')
    expect((await site.actions()).slice(-2)).toEqual(['review.trash","target":"1 reviews: 1', 'trash.delete","target":"review 1'])
  })

  test('only what visitors do not see goes; the rest of the list stays and is not counted', async () => {
    const site = await setUp()
    await site.decide(2, 'spam')
    expect((await site.send(deleteReviews, { ids: [1, 2, 3, 99] }, 'owner')).answer).toMatchObject({
      deleted: 1,
      trash: [expect.any(Number)],
    })
    expect((await site.reviews()).map(({ id }) => id)).toEqual([1, 3])
    expect((await site.send(deleteReviews, { ids: [2] }, 'owner')).answer).toEqual({ deleted: 0, trash: [] })
    expect((await site.actions()).filter((line) => line.includes('trash'))).toHaveLength(1)
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
    await expect(site.tools.trash.delete(await site.remove(1), proved)).rejects.toThrow('the disk is away')
    Object.assign(site.tools.files, { remove })
    expect(await site.files.read(site.keys[0]!)).toBeDefined()
    await site.tools.trash.delete(await site.remove(2), proved)
    for (const key of site.keys) expect(await site.files.read(key), key).toBeUndefined()
    expect((await site.everything()).toLowerCase()).not.toContain(CANARY.toLowerCase())
  })

  test('only an owner may, and for good only with the password given again', async () => {
    const site = await setUp()
    await site.decide(2, 'spam')
    for (const role of ['editor', 'moderator'] as const) expect((await site.send(deleteReviews, { ids: [2] }, role)).status).toBe(403)
    expect((await site.send(deleteReviews, { ids: [2] })).status).toBe(401)
    expect(await site.reviews()).toHaveLength(3)
    const trash = await site.remove(2)
    await expect(site.tools.trash.delete(trash, grace)).rejects.toMatchObject({ code: 'reauthenticate' })
    expect(await site.tools.trash.list(grace.actor, 9)).toHaveLength(1)
  })
})
