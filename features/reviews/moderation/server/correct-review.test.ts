import { mailboxOf, personWith } from '@frontage/kit/personal.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { correctReview, getReviewHistory } from '../wire'

const seen = { reviewer: 'Ann', email: 'typo@example.test' }

describe.each(engines)('corrections of reviews on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...['a', 'b', 'c'].map((uniqueId) => ({ uniqueId, reviewer: 'Ann', email: 'typo@example.test', text: 'Built well.' })))
  })
  afterAll(() => site.close())

  const correct = (id: number, change: object, role: 'owner' | 'editor' | 'moderator' = 'owner') =>
    site.send(correctReview, { id, ...seen, seen, note: 'She asked for it', ...change }, role)
  const person = (address: string) => personWith(mailboxOf(address))
  const stands = async (id: number) => (await site.send(getReviewHistory, { id: String(id) } as never, 'owner')).answer

  test('name and address are corrected with a note, what was written is not, and the earlier ones stay (bar J06)', async () => {
    const { status, answer } = await correct(1, { reviewer: ' Anne\nKotuku ', email: 'right@example.test' })
    expect(status).toBe(200)
    expect(answer.review).toMatchObject({
      ...{ reviewer: 'Anne Kotuku', email: 'right@example.test', text: 'Built well.' },
      corrections: [{ at: '2026-11-21T00:00:00.000Z', by: 'Grace, owner', note: 'She asked for it', before: seen }],
    })
    expect((await site.load({ textsearch: 'kotuku' })).totalreviewsindb).toBe(1)
    expect(JSON.stringify(await site.load())).not.toMatch(/asked for it|typo@|right@/)
    const { review, lines } = await stands(1)
    expect(review).toEqual(answer.review)
    expect(lines).toMatchObject([{ action: 'correct', by: 'Grace, owner', detail: '' }])
    const audit = await site.db
      .withTables<{ audit: { action: string; target: string } }>()
      .selectFrom('audit')
      .select(['action', 'target'])
      .execute()
    expect(audit).toContainEqual({ action: 'review.correct', target: 'review 1' })
  })

  test('a note without a change is a statement that stays with the review (bar J06)', async () => {
    expect((await correct(2, { note: 'She says it was in May' }, 'editor')).status).toBe(200)
    const { review, lines } = await stands(2)
    expect(review).toMatchObject({ ...seen, corrections: [{ note: 'She says it was in May', before: null }] })
    expect(lines.map(({ action }) => action)).toEqual(['statement'])
  })

  test('of two who correct at the same moment one is told so, and nothing is lost (bar J06)', async () => {
    const answers = await Promise.all([correct(3, { reviewer: 'One' }), correct(3, { email: 'two@example.test' }, 'editor')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.answer).toMatchObject({ code: 'changed-meanwhile' })
    expect((await stands(3)).review.corrections).toHaveLength(1)
    expect((await correct(3, { reviewer: 'Late' })).status).toBe(409)
  })

  test('an import does not bring back what was corrected', async () => {
    await site.add({ uniqueId: 'b', ...seen, text: 'Built very well.' })
    expect((await correct(2, { reviewer: 'Anna', email: 'anna@example.test' })).status).toBe(200)
    await site.add({ uniqueId: 'b', ...seen, text: 'Built really well.' })
    expect((await stands(2)).review).toMatchObject({ reviewer: 'Anna', email: 'anna@example.test', text: 'Built really well.' })
  })

  test('what is no address, no reason, and nobody of us is refused', async () => {
    expect((await correct(3, { email: 'nobody' })).status).toBe(400)
    expect((await correct(3, { note: ' ' })).status).toBe(400)
    expect((await correct(3, {}, 'moderator')).status).toBe(403)
    expect((await correct(99, {})).status).toBe(404)
  })

  test('what is kept about a person holds corrections; who was corrected away is named; all of it goes when it is erased (bars J04, J05, J06)', async () => {
    const [personal] = site.feature.personal!
    const { own } = await personal!.find(person('right@example.test'))
    expect(own).toMatchObject([{ id: 1, data: { corrections: [{ before: seen }] } }])
    expect(own[0]!.facts).toContainEqual({ label: 'Corrected 2026-11-21', text: 'She asked for it, before: Ann, typo@example.test' })
    expect((await personal!.find(person('typo@example.test'))).named).toContain(1)
    await personal!.erase!(person('right@example.test'))
    expect(await dumpOf(site.db)).not.toMatch(/Kotuku|right@/)
  })
})
