import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Review = { readonly reviewer: string; readonly avatar?: string; readonly text: string }
type Item = { readonly slug: string; readonly picture: string; readonly large: string; readonly pictures: readonly string[] }

const file = readExport('visitors.xml').replace('RECENTLY', '2020-01-01 00:00:00')
const uploads = 'https://kiln.example/wp-content/uploads/2024/05'

describe.each(engines)('pictures that could not be had come with the same export again on %s', (engine) => {
  let site: Site
  let isAway: boolean
  beforeEach(async () => {
    site = await beginWordPress(file, engine, inject('postgresUrl'))
    const { readFile } = site.needs
    isAway = true
    Object.assign(site.needs, {
      readFile: (one: { readonly fileUrl: string }) => (isAway ? Promise.reject(new Error('the old site does not answer')) : readFile(one)),
    })
  }, 60_000)
  afterEach(() => site.close())

  const reviews = async (): Promise<readonly Review[]> =>
    ((await (await site.get('/api/reviews?status=published', site.cookie)).json()) as { reviews: readonly Review[] }).reviews
  const faces = async () => (await reviews()).map(({ reviewer, avatar }) => [reviewer, avatar])
  const items = async () => {
    const all = (await site.mover.write()).texts.get('portfolio-items') as readonly Item[]
    return Object.fromEntries(all.map(({ slug, picture, large, pictures }) => [slug, [picture, large, ...pictures]]))
  }
  const changes = ({ brought }: Awaited<ReturnType<Site['take']>>) =>
    brought.filter(({ outcome }) => outcome === 'changed').map(({ what }) => what)

  test('pages, projects and reviews that waited for them show them, and old addresses lead to them', async () => {
    const first = await site.take()
    expect([first.pictures, first.missed]).toEqual([0, 3])
    expect(await faces()).toEqual([
      ['Gus', undefined],
      ['Ann Potter', `${uploads}/ann-150x150.jpg`],
      ['Hana', undefined],
    ])
    expect((await items())['blue-pot']).toEqual(['', ''])
    expect((await site.get('/wp-content/uploads/2024/05/pot.jpg')).status).toBe(404)

    isAway = false
    expect(changes(await site.take(file, { isLook: true })), 'a look says so').toContain('review')
    expect((await faces())[2], 'and stores nothing').toEqual(['Hana', undefined])
    const second = await site.take()
    expect([second.pictures, second.missed]).toEqual([3, 0])
    expect(changes(second).toSorted()).toEqual(['page /about-us', 'portfolio item 1', 'portfolio item 3', 'review', 'review'])
    expect(await faces()).toEqual([
      ['Gus', undefined],
      ['Ann Potter', '/media/ann-480.webp'],
      ['Hana', '/media/ann-480.webp'],
    ])
    expect(await items()).toMatchObject({ 'blue-pot': ['pot', 'bowl'], 'our-kiln': ['pot', '', 'bowl'] })
    expect(await (await site.get('/about-us')).text()).toContain('/media/bowl')
    expect((await site.get('/wp-content/uploads/2024/05/pot.jpg')).headers.get('location')).toMatch(/^\/media\/pot-/)
    expect(changes(await site.take()), 'and once more changes nothing').toEqual([])
  })

  test('what was done here to a review stays, and one that was deleted stays away', async () => {
    await site.take()
    const published = (await (await site.get('/api/reviews?status=published', site.cookie)).json()) as {
      reviews: readonly { readonly id: number; readonly reviewer: string; readonly replyRevision: string }[]
    }
    const [, ann, hana] = published.reviews
    const post = async (path: string, body: unknown) => (await site.post(path, body as object, { cookie: site.cookie })).status
    expect(await post('/api/reviews/reply', { id: ann!.id, text: 'Thanks a lot.', revision: ann!.replyRevision })).toBe(200)
    await post('/api/reviews/decide', { id: hana!.id, decision: 'reject', reason: 'off-topic' })
    expect(await post('/api/reviews/delete', { ids: [hana!.id] })).toBe(200)
    isAway = false
    await site.take()
    expect((await reviews()).find(({ reviewer }) => reviewer === 'Ann Potter')).toMatchObject({
      avatar: '/media/ann-480.webp',
      reply: { text: 'Thanks a lot.' },
    })
    expect((await reviews()).map(({ reviewer }) => reviewer)).toEqual(['Gus', 'Ann Potter'])
  })
})
