import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { assignReview, getReviewHistory } from '../wire'
import { createProjectFollower } from './moved-projects.store'

const DECK = '/portfolio/lookout-deck'

describe.each(engines)('the project of a review on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    Object.assign(site.tools.registry, { isThere: async (path: string) => path === DECK })
    await site.add({ uniqueId: 'a', text: 'Built well.', posts: ['12'] }, { uniqueId: 'b', text: 'Built very well.' })
  })
  afterAll(() => site.close())

  const assign = (id: number, project: string, seen = '') => site.send(assignReview, { id, project, seen }, 'owner')
  const reviewsShown = async () => (await site.load({ typed: 'yes' })).reviews

  test('it is chosen, shown to visitors, told in the history, and taken away again', async () => {
    expect((await assign(1, DECK)).answer.review.project).toBe(DECK)
    expect((await reviewsShown())?.find(({ id }) => id === 1)?.project).toBe(DECK)
    expect((await assign(1, '', DECK)).answer.review.project).toBeUndefined()
    const { lines } = (await site.send(getReviewHistory, { id: '1' } as never, 'owner')).answer
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['assign', 'unassign'])
  })

  test('a project that is not public, an address that is none, and a visitor are refused', async () => {
    expect((await assign(1, '/portfolio/no-such')).status).toBe(422)
    expect((await assign(1, '/about')).status).toBe(400)
    expect((await site.send(assignReview, { id: 1, project: DECK, seen: '' })).status).toBeGreaterThanOrEqual(401)
  })

  test('of two who choose at the same moment one is told so', async () => {
    const answers = await Promise.all([assign(2, DECK), assign(2, DECK)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('it stays the same when the page of the project moves', async () => {
    const follow = createProjectFollower(site.tools)
    await site.db.transaction().execute((trx) => follow({ from: DECK, to: '/portfolio/deck-over-the-sea' }, trx))
    expect((await reviewsShown())?.find(({ id }) => id === 2)?.project).toBe('/portfolio/deck-over-the-sea')
  })
})
