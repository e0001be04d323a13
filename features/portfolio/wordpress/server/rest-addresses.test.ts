import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPortfolioSite, type PortfolioSite } from '../../server/portfolio.fake'

const ITEMS = '/wp-json/wp/v2/astra-portfolio'

let site: PortfolioSite
beforeAll(async () => {
  site = await createPortfolioSite({ engine: 'sqlite', postgresUrl: inject('postgresUrl') }, ['deck', 'deck-large'])
  await site.addItems(
    { id: 1, type: 'image', picture: 'deck' },
    { id: 2, type: 'image', picture: 'deck', large: 'deck-large' },
    { id: 3, type: 'video', picture: 'deck', video: '/media/films/sea.webm' },
    {
      id: 4,
      type: 'page',
      site: '/contact',
      action: '<a href="/quote">Ask</a>',
      content: '<p><a href="/about">We</a> say href=&quot;/x</p>',
    },
    { id: 5, type: 'iframe', site: 'https://elsewhere.test/' },
  )
})
afterAll(() => site.close())

const item = async (id: number) => (await site.get(`${ITEMS}/${id}`)).json()

test.each(['5', '6', '-5', '999&page=3'])('P09: from item %s on there is nothing of nothing', async (offset) => {
  const answer = await site.get(`${ITEMS}?offset=${offset}&per_page=2`)
  expect([answer.statusCode, answer.headers['x-wp-total'], answer.headers['x-wp-totalpages'], answer.body]).toEqual([200, '0', '0', '[]'])
})

test('P09: an offset within the list counts all of it', async () => {
  const answer = await site.get(`${ITEMS}?offset=4&per_page=2`)
  expect([answer.json().length, answer.headers['x-wp-total'], answer.headers['x-wp-totalpages']]).toEqual([1, '5', '3'])
})

test('P09: every address holds on other sites too', async () => {
  expect((await item(3))['portfolio-video-url']).toBe('http://site.test/media/films/sea.webm')
  expect(await item(4)).toMatchObject({
    'astra-site-url': 'http://site.test/contact',
    'astra-site-call-to-action': '<a href="http://site.test/quote">Ask</a>',
  })
  expect((await item(4)).content.rendered).toBe('<p><a href="http://site.test/about">We</a> say href=&quot;/x</p>')
  expect((await item(5))['astra-site-url']).toBe('https://elsewhere.test/')
})

test('P04: a picture can be opened large by the block of the original, with one of its own for it or without', async () => {
  expect((await item(1))['lightbox-image-url']).toBe('http://site.test/media/deck-1920.webp')
  expect((await item(2))['lightbox-image-url']).toBe('http://site.test/media/deck-large-1920.webp')
  expect((await item(3))['lightbox-image-url']).toBeNull()
})
