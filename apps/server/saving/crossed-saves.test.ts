import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPair, type Pair, pairs } from './two-owners.fake'

/** Rounds of every crossing: two that cross are not caught by the first one alone. */
const ROUNDS = 4

type Sent = readonly [address: string, body: object]

describe.each(pairs)('what two owners send at the same moment on %s, %i process(es)', (engine, processes) => {
  let pair: Pair
  let page: { readonly id: number; readonly document: object }
  beforeAll(async () => {
    pair = await openPair(engine, processes, inject('postgresUrl'))
    const { id } = await sent<{ id: number }>('/api/pages', { path: '/crossed', title: 'Crossed' })
    page = { id, document: { version: 2, path: '/crossed', title: 'Crossed', rows: [] } }
    await sent(`/api/pages/${id}/publish`, { revision: 1 })
  })
  afterAll(() => pair.close())

  const read = async <Answer>(address: string): Promise<Answer> => (await (await pair.one.get(address, pair.cookies[0])).json()) as Answer

  async function sent<Answer>(address: string, body: object): Promise<Answer> {
    const response = await pair.one.post(address, body, { cookie: pair.cookies[0] })
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }

  /** Both at once; statuses in the order of the two. */
  const cross = async (one: Sent, two: Sent): Promise<number[]> => {
    const answers = await Promise.all([
      pair.one.post(...one, { cookie: pair.cookies[0] }),
      pair.two.post(...two, { cookie: pair.cookies[1] }),
    ])
    return answers.map(({ status }) => status)
  }

  type Opened = {
    readonly revision: number
    readonly document: { readonly title: string }
    readonly schedule: { readonly revision: string }
  }
  const opened = (): Promise<Opened> => read(`/api/pages/${page.id}`)
  const drafted = (title: string, revision: number): Sent => [
    `/api/pages/${page.id}/draft`,
    { revision, document: { ...page.document, title } },
  ]

  test.each([
    ['discarding it', 'discard'],
    ['restoring a version', 'versions/1/restore'],
  ])('a draft that is saved is not lost behind %s', async (_name, action) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { revision } = await opened()
      const statuses = await cross(drafted(`Draft ${round}`, revision), [`/api/pages/${page.id}/${action}`, { revision }])
      expect(statuses.toSorted(), `round ${round}`).toEqual([200, 409])
      expect((await opened()).document.title === `Draft ${round}`).toBe(statuses[0] === 200)
    }
  })

  test('a draft that is saved while the page is published is published, or stays a draft', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { revision } = await opened()
      const [kept] = await cross(drafted(`News ${round}`, revision), [`/api/pages/${page.id}/publish`, { revision }])
      expect(kept, `round ${round}`).toBe(200)
      expect((await opened()).document.title).toBe(`News ${round}`)
    }
  })

  test('of two plans for a page one is refused', async () => {
    await sent(...drafted('Planned', (await opened()).revision))
    const plan = (day: number, revision: string): Sent => [
      `/api/pages/${page.id}/schedule`,
      { revision, publishAt: `2099-01-0${day}T09:00:00.000Z`, unpublishAt: null },
    ]
    for (let round = 0; round < ROUNDS; round++) {
      const { schedule } = await opened()
      const statuses = await cross(plan(2 * round + 1, schedule.revision), plan(2 * round + 2, schedule.revision))
      expect(statuses.toSorted(), `round ${round}`).toEqual([200, 409])
    }
  })

  test('one describes a picture, and the other says what has to stay in sight: both stand', async () => {
    const name = 'deck-lookout'
    const picture = { name, width: 4, height: 3, alt: '', source: '', created_at: '2026-11-23', focus_x: 50, focus_y: 50 }
    await pair.one.app.db.withTables<{ media: typeof picture }>().insertInto('media').values(picture).execute()
    for (let round = 0; round < ROUNDS; round++) {
      const focus = [10 + round, 20 + round]
      const statuses = await cross(
        ['/api/media/describe', { name, alt: `Deck ${round}`, was: { alt: round ? `Deck ${round - 1}` : '' } }],
        ['/api/media/describe', { name, focus, was: { focus: round ? [9 + round, 19 + round] : [50, 50] } }],
      )
      expect(statuses).toEqual([200, 200])
      expect((await read<{ media: object[] }>('/api/media')).media[0], `round ${round}`).toMatchObject({ alt: `Deck ${round}`, focus })
    }
  })

  test('both describe one picture, or both say what has to stay in sight: one is refused, and nothing is replaced unseen', async () => {
    const name = 'deck-described'
    const picture = { name, width: 4, height: 3, alt: 'Deck', source: '', created_at: '2026-11-22', focus_x: 1, focus_y: 1 }
    await pair.one.app.db.withTables<{ media: typeof picture }>().insertInto('media').values(picture).execute()
    const stands = async () => (await read<{ media: { alt: string; focus: number[] }[] }>(`/api/media?q=${name}`)).media[0]!
    for (let round = 0; round < ROUNDS; round++) {
      const was = await stands()
      const about = (mark: number): Sent => ['/api/media/describe', { name, alt: `Deck ${round} ${mark}`, was }]
      expect((await cross(about(1), about(2))).toSorted(), `round ${round}`).toEqual([200, 409])
      const at = (place: number): Sent => ['/api/media/describe', { name, focus: [place, 10 * round], was }]
      expect((await cross(at(30), at(60))).toSorted(), `round ${round}`).toEqual([200, 409])
      const unseen = await pair.one.post('/api/media/describe', { name, alt: 'Unseen' }, { cookie: pair.cookies[0] })
      expect(unseen.status).toBe(400)
    }
  })

  test('two passages of one review are covered: both stay covered', async () => {
    const { reviews } = await read<{ reviews: { id: number; text: string }[] }>('/api/reviews?status=published')
    const { id, text } = reviews.find((review) => new Set(review.text.match(/[a-z]{6,}/g)).size >= 2 * ROUNDS)!
    const passages = [...new Set(text.match(/[a-z]{6,}/g))]
    const covering = (passage: string): Sent => ['/api/reviews/redact', { id, kind: 'name', passage }]
    for (let round = 0; round < ROUNDS; round++)
      expect(await cross(covering(passages[2 * round]!), covering(passages[2 * round + 1]!))).toEqual([200, 200])
    const { review } = await read<{ review: { redactions: object[] } }>(`/api/reviews/history?id=${id}`)
    expect(review.redactions).toHaveLength(2 * ROUNDS)
  })

  test('two items are moved in the portfolio: both moves are done', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await sent('/api/portfolio/items/save', { title })
    type Items = { readonly items: { readonly id: number }[] }
    const order = async (): Promise<number[]> => (await read<Items>('/api/portfolio/own-items')).items.map(({ id }) => id)
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b, c, d] = await order()
      const swapped = await cross(
        ['/api/portfolio/items/reorder', { ids: [b, a], was: [a, b] }],
        ['/api/portfolio/items/reorder', { ids: [d, c], was: [c, d] }],
      )
      expect(swapped).toEqual([200, 200])
      expect((await order()).slice(0, 4), `round ${round}`).toEqual([b, a, d, c])
    }
  })

  test('both move the same item: one is refused', async () => {
    type Items = { readonly items: { readonly id: number }[] }
    const order = async (): Promise<number[]> => (await read<Items>('/api/portfolio/own-items')).items.map(({ id }) => id)
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b, c] = (await order()) as [number, number, number]
      const down: Sent = ['/api/portfolio/items/reorder', { ids: [b, a], was: [a, b] }]
      const toThird: Sent = ['/api/portfolio/items/reorder', { ids: [b, c, a], was: [a, b, c] }]
      const statuses = await cross(down, toThird)
      expect(statuses.toSorted(), `round ${round}`).toEqual([200, 409])
      expect((await order()).slice(0, 3)).toEqual(statuses[0] === 200 ? [b, a, c] : [b, c, a])
    }
    const [a, b] = await order()
    expect((await pair.one.post('/api/portfolio/items/reorder', { ids: [b, a] }, { cookie: pair.cookies[0] })).status).toBe(400)
  })

  test('an item that is published with others while it is saved: published it is, or saved over what was published', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { item } = await sent<{ item: { id: number; title: string } }>('/api/portfolio/items/save', { title: `Deck ${round}` })
      const publishing: Sent = ['/api/portfolio/items/change', { ids: [item.id], action: 'publish' }]
      const [saved, published] = await cross(['/api/portfolio/items/save', { ...item, title: `Mine ${round}` }], publishing)
      const now = (await read<{ item: object }>(`/api/portfolio/own-item?id=${item.id}`)).item
      expect([[200, 409].includes(saved!), published], `round ${round}`).toEqual([true, 200])
      expect(now).toMatchObject({ state: 'published', title: saved === 200 ? `Mine ${round}` : `Deck ${round}` })
    }
  })

  test('of two files with the same address one is taken in, and the other names the line', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const file = (to: string): Sent => ['/api/redirects/import', { csv: `from,to\n/moved-${round},${to}` }]
      expect((await cross(file('/one'), file('/two'))).toSorted(), `round ${round}`).toEqual([200, 400])
    }
  })
})
