import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax, dump, type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

describe('fields that nobody asked for', () => {
  const extras = {
    status: 'published',
    verified: 1,
    id: 1,
    pinned: 1,
    created_at: '2020-01-01',
    source: 'google',
    owner_reply: 'x',
    ip: '::1',
    rating: 5,
    review_text: 'x',
    role: 'owner',
  }

  test('bar B05: a visitor writes nothing by naming columns', async () => {
    const before = await dump(site)
    for (const action of ['wprp_save_review', 'wprp_load_more_revs'])
      await ajax(site, action, Object.fromEntries(Object.entries(extras).map(([name, value]) => [name, String(value)])))
    expect(await dump(site)).toBe(before)
  })

  test('bar B05: a decision changes where a review stands, and nothing else of it', async () => {
    const db = site.app.db.withTables<{ review: Record<string, unknown> & { id: number; status: string } }>()
    const before = await db.selectFrom('review').selectAll().where('status', '=', 'pending').executeTakeFirstOrThrow()
    const { id: _id, ...others } = extras
    await site.post('/api/reviews/decide', { ...others, id: before.id, decision: 'spam' }, { cookie: site.cookies.moderator })
    const after = await db.selectFrom('review').selectAll().where('id', '=', Number(before.id)).executeTakeFirstOrThrow()
    const moved = ['status', 'decided_at', 'decided_by', 'last_modified']
    for (const [name, value] of Object.entries(before)) if (!moved.includes(name)) expect(after[name], name).toBe(value)
    expect(after.status).toBe('spam')
    await site.post('/api/reviews/undo', { id: before.id }, { cookie: site.cookies.moderator })
  })
})

describe('what visitors see', () => {
  const publicKeys = new Set([
    ...[
      'innerhtml',
      'newnotinstring',
      'clickedpnum',
      'lastslidenum',
      'totalreviewsindb',
      'reviewsperpage',
      'totalreviewsnum',
      'hideldbtn',
      'animateheight',
      'callnum',
      'iswidget',
      'reviews',
    ],
    ...[
      'id',
      'reviewer',
      'rating',
      'recommendation',
      'title',
      'text',
      'date',
      'source',
      'language',
      'location',
      'company',
      'photos',
      'reply',
      'sample',
      'name',
      'avatar',
      'product',
      'url',
    ],
    ...[
      'total',
      'average',
      'stars',
      'sources',
      'ticket',
      'status',
      'code',
      'message',
      'data',
      'field',
      'me',
      'step',
      'needsOwner',
      'siteName',
    ],
  ])

  function keysOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(keysOf)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  }

  test('bar B07: public answers hold no key beyond the known ones, and no address of a person', async () => {
    const answers = [
      await (await ajax(site, 'wprp_load_more_revs', { perrow: '10', nrows: '10' })).text(),
      await (await site.get('/api/reviews/summary')).text(),
      await (await site.get('/api/session')).text(),
      await (await site.get('/api/ticket?purpose=reviews')).text(),
      await (await site.get('/healthz')).text(),
      await (await site.get('/readyz')).text(),
    ]
    for (const text of answers) {
      for (const key of keysOf(JSON.parse(text))) expect(publicKeys, text.slice(0, 80)).toContain(key)
      expect(text).not.toMatch(/[\w.]+@site\.test/)
    }
  })

  test('bar B08: what is not published is in no list, no count and no search', async () => {
    const db = site.app.db.withTables<{ review: { id: number; review_text: string; status: string } }>()
    const hidden = await db.selectFrom('review').select(['id', 'review_text']).where('status', '!=', 'published').execute()
    expect(hidden.length).toBe(50)
    const ids = new Set(hidden.map(({ id }) => id))
    const seen = new Set<number>()
    let cursor = ''
    for (let call = 0; call < 6; call++) {
      const answer = (await (
        await ajax(site, 'wprp_load_more_revs', { typed: 'yes', perrow: '10', nrows: '10', callnum: String(call), notinstring: cursor })
      ).json()) as { reviews: { id: number }[]; newnotinstring: string; totalreviewsindb: number }
      expect(answer.totalreviewsindb).toBe(450)
      for (const { id } of answer.reviews) seen.add(id)
      cursor = answer.newnotinstring
    }
    expect(seen.size).toBe(450)
    expect([...seen].filter((id) => ids.has(id))).toEqual([])
    for (const { id, review_text } of hidden.filter((review) => review.review_text.length > 20).slice(0, 10)) {
      const found = (await (
        await ajax(site, 'wprp_load_more_revs', {
          typed: 'yes',
          perrow: '10',
          nrows: '10',
          textsearch: review_text.slice(0, 60),
          status: 'pending',
          include: String(id),
        })
      ).json()) as { reviews: { id: number }[] }
      expect(found.reviews.map((review) => review.id)).not.toContain(id)
    }
  })
})
