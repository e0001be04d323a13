import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite, type FakeItem } from '../../server/portfolio.fake'
import { getItem, listItems } from '../../wire'

const items: readonly FakeItem[] = [
  { id: 1, title: 'Pergola over the bay', position: 3, picture: 'bay', terms: [1, 5], excerpt: 'Macrocarpa by the sea' },
  { id: 2, title: 'Lookout deck', position: 1, terms: [1, 6], content: '<p>Built for Ngaire’s restaurant</p>' },
  { id: 3, title: 'White kitchen', position: 2, terms: [2, 6, 7] },
  { id: 4, title: 'Kitchen nobody may see', position: 0, state: 'draft', terms: [2, 5, 7], content: '<p>secret</p>' },
]
const terms = [
  ...[
    { id: 1, name: 'Deck' },
    { id: 2, name: 'Kitchen' },
    { id: 3, name: 'Joinery' },
  ],
  ...[
    { id: 5, name: 'Tāhunanui', taxonomy: 'other' as const },
    { id: 6, name: 'Stoke', taxonomy: 'other' as const },
  ],
  { id: 7, name: 'rimu', taxonomy: 'tag' as const },
]

describe.each(engines)('items for visitors on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') }, ['bay'])
    close = site.close
    await site.addTerms(...terms)
    await site.addItems(...items)
    const list = async (request: Parameters<typeof site.send<typeof listItems>>[1]) => (await site.send(listItems, request)).answer
    const found = async (request: Parameters<typeof list>[0]) => (await list(request)).items.map(({ id }) => id)
    return { ...site, list, found }
  }

  test('P02: items come in the owner’s order, with what every filter would show', async () => {
    const { list } = await setUp()
    const { items: cards, total, categories, others } = await list({})
    expect(cards.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(total).toBe(3)
    expect(categories).toEqual({
      all: 3,
      terms: [
        { id: 1, slug: 'deck', name: 'Deck', count: 2 },
        { id: 2, slug: 'kitchen', name: 'Kitchen', count: 1 },
      ],
    })
    expect(others.terms.map(({ name, count }) => [name, count])).toEqual([
      ['Stoke', 2],
      ['Tāhunanui', 1],
    ])
    expect(cards[2]).toMatchObject({ picture: { file: 'bay.webp', width: 1280, alt: 'A picture of bay.' }, categories: [1], others: [5] })
  })

  test('P07: what a page of another system numbered is known by its name', async () => {
    const { found } = await setUp()
    expect(await found({ categories: '41,1', categoryNames: 'Kitchen\nDeck' })).toEqual([2, 3, 1])
    expect(await found({ categories: '1', categoryNames: 'kitchen' })).toEqual([3])
    expect(await found({ others: '1', otherNames: 'TAHUNANUI', tags: '7', tagNames: 'rimu' })).toEqual([])
    expect(await found({ others: '99', otherNames: 'Tahunanui' })).toEqual([1])
    expect(await found({ categories: '2', categoryNames: 'A name it had once' })).toEqual([3])
    expect(await found({ categories: '99', categoryNames: 'Stoke' })).toEqual([])
  })

  test('P10: as many items are generated as were asked for, each of them found by visitors', async () => {
    const site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const told: number[] = []
    await site.feature.generators?.portfolio?.(30, (done) => told.push(done))
    expect(told.at(-1)).toBe(30)
    expect((await site.send(listItems, {})).answer.total).toBe(30)
  })

  test('P01: fifteen items are at most 8 KB of JSON', async () => {
    const { send, addItems, library } = await setUp()
    const some = Array.from({ length: 20 }, (_, index): FakeItem => {
      const name = `macrocarpa-deck-in-tahunanui-${index}`
      library.added.push(name)
      const title = `Macrocarpa deck and pergola, number ${index}`
      return { id: 100 + index, title, position: index - 30, picture: name, excerpt: 'Built in one week.', terms: [1, 5] }
    })
    await addItems(...some)
    const { answer, bytes } = await send(listItems, { perPage: 15 })
    expect(answer.items.filter(({ picture }) => picture)).toHaveLength(15)
    expect(bytes).toBeLessThanOrEqual(8 * 1024)
  })

  test('P02: a chosen category narrows the items, and both groups have to fit', async () => {
    const { list, found } = await setUp()
    expect(await found({ category: 'deck' })).toEqual([2, 1])
    expect(await found({ category: '1', other: 'stoke' })).toEqual([2])
    expect(await found({ tag: 'rimu' })).toEqual([3])
    expect(await found({ category: 'gone' })).toEqual([])
    const { categories, others } = await list({ category: 'kitchen' })
    expect([categories.all, categories.terms.map(({ count }) => count)]).toEqual([3, [2, 1]])
    expect([others.all, others.terms.map(({ count }) => count)]).toEqual([1, [1, 0]])
  })

  test('P07: what the owner left out does not exist, and a click within the rest counts', async () => {
    const { list, found } = await setUp()
    expect(await found({ categories: '1,2', category: 'deck' })).toEqual([2, 1])
    expect(await found({ categories: '2' })).toEqual([3])
    expect((await list({ categories: '2' })).categories.terms.map(({ slug }) => slug)).toEqual(['kitchen'])
    expect(await found({ tags: '7', categories: '1' })).toEqual([])
  })

  test.each([
    ['lookout', [2], ''],
    ['DECK look', [2], ''],
    ['tahunanui', [1], ''],
    ['kitch', [3], ''],
    ['restarant', [2], 'restaurant'],
    ['pregola', [1], 'pergola'],
    ['macrcarpa bay', [1], 'macrocarpa bay'],
    ['kitchen deck', [], ''],
    ['xylophone', [], ''],
    ['%', [], ''],
    ['secret', [], ''],
    ['nobody', [], ''],
  ])('P02: looking for %s', async (q, ids, corrected) => {
    const { list } = await setUp()
    const answer = await list({ q })
    expect([answer.items.map(({ id }) => id), answer.corrected]).toEqual([ids, corrected])
  })

  test('P03: pages follow one another, and an address that was loaded on to opens whole', async () => {
    const { found } = await setUp()
    expect(await found({ perPage: '2' })).toEqual([2, 3])
    expect(await found({ perPage: '2', page: '2' })).toEqual([1])
    expect(await found({ perPage: '2', page: '2', upTo: '1' })).toEqual([2, 3, 1])
    expect(await found({ perPage: '2', page: '99' })).toEqual([])
  })

  test('bar C03: numbers out of bounds are pulled in', async () => {
    const { send } = await setUp()
    for (const value of ['-1', '0', '1e9', '1e400', 'NaN', '5;', ''])
      expect((await send(listItems, { page: value, perPage: value })).status).toBe(200)
  })

  test('however many are asked for, an answer holds a hundred at most (bar C03)', async () => {
    const { addItems, found } = await setUp()
    await addItems(...Array.from({ length: 130 }, (_, index) => ({ id: 100 + index, title: `Deck ${index}`, position: 100 + index })))
    expect(await found({ perPage: '1e9' })).toHaveLength(100)
    expect(await found({ perPage: '100', page: '2', upTo: '1' })).toHaveLength(100)
    expect(await found({ perPage: '100', page: '2' })).toHaveLength(33)
  })

  test('P02: an item has its neighbours in the owner’s order', async () => {
    const { send } = await setUp()
    const { answer } = await send(getItem, { slug: 'white-kitchen' })
    expect(answer).toMatchObject({
      item: { id: 3, terms: { category: [{ slug: 'kitchen' }], other: [{ name: 'Stoke' }], tag: [{ name: 'rimu' }] } },
      previous: { slug: 'lookout-deck' },
      next: { slug: 'pergola-over-the-bay', picture: { file: 'bay.webp' } },
    })
    expect((await send(getItem, { slug: 'lookout-deck' })).answer.previous).toBeNull()
  })

  test('bar B08: a draft is in no list, no count, no search, no neighbour and at no address', async () => {
    const { send, get } = await setUp()
    expect(await send(getItem, { slug: 'kitchen-nobody-may-see' })).toMatchObject({ status: 404 })
    const asked = [
      ...['?', '?q=secret', '?q=nobody', '?category=kitchen', '?tag=rimu'].map((query) => `/api/portfolio/items${query}`),
      '/api/portfolio/item?slug=lookout-deck',
      ...['', '/4', '?status=draft', '?status=any', '?include=4', '?slug=kitchen-nobody-may-see', '?search=secret', '?context=edit'].map(
        (query) => `/wp-json/wp/v2/astra-portfolio${query}`,
      ),
      ...['?_fields=content', '?_embed', '?astra-portfolio-tags=7', '?before=2030-01-01T00:00:00'].map(
        (query) => `/wp-json/wp/v2/astra-portfolio${query}`,
      ),
      ...['-categories', '-tags?post=4', '-categories/2'].map((rest) => `/wp-json/wp/v2/astra-portfolio${rest}`),
    ]
    for (const url of asked) {
      const answer = await get(url)
      expect([url, answer.body.includes('nobody') || answer.body.includes('secret</p>')]).toEqual([url, false])
    }
    const head = await send(listItems, {}).then(() => get('/wp-json/wp/v2/astra-portfolio?per_page=1'))
    expect(head.headers['x-wp-total']).toBe('3')
    expect((await get('/wp-json/wp/v2/astra-portfolio-categories/2')).json()).toMatchObject({ count: 1 })
    expect((await get('/wp-json/wp/v2/astra-portfolio-tags?post=4')).json()).toEqual([])
  })

  test('bar C01: whatever is asked for is a value and never a part of a statement', async () => {
    const { get, found } = await setUp()
    const payloads = [
      "'",
      '1) OR 1=1-- ',
      // Whoever let it through would wait until the limit of the test.
      '1);SELECT pg_sleep(120)--',
      '%27',
      '\\',
      '＇',
      'x" or "a"="a',
      "' union select 1 --",
      'CASE WHEN 1=1 THEN 1 END',
    ]
    for (const payload of payloads) {
      const value = encodeURIComponent(payload)
      for (const name of [
        'search',
        'slug',
        'after',
        'include',
        'orderby',
        'order',
        'astra-portfolio-categories',
        'search_columns',
        'offset',
      ]) {
        const answer = await get(`/wp-json/wp/v2/astra-portfolio?${name}=${value}`)
        expect([name, payload, [200, 400].includes(answer.statusCode)]).toEqual([name, payload, true])
      }
      expect(await found({ category: payload, other: payload, tag: payload, q: payload })).toEqual([])
      expect(await found({ categories: payload.replace(/\d/g, '') })).toHaveLength(3)
    }
  })

  test('bar C02: lists of numbers are numbers, or refused', async () => {
    const { get } = await setUp()
    const many = Array.from({ length: 10_000 }, (_, index) => index).join(',')
    for (const list of [many.slice(0, 12_000), '-1,-2', '1.5', '9223372036854775808', '1,,2', 'one,two', '1e400'])
      expect((await get(`/wp-json/wp/v2/astra-portfolio?exclude=${list}`)).statusCode).toBeLessThan(500)
  })
})
