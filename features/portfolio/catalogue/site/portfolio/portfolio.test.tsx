import type { StoredProps } from '@frontage/kit/island/island'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../item'
import type { ItemList } from '../../../wire'
import { examples } from './portfolio.examples'
import { island } from './portfolio.island'
import { View } from './portfolio.view'

const picture = {
  file: 'deck.webp',
  width: 1280,
  height: 960,
  alt: 'A deck',
  colour: '#a0b1c2',
  tiny: 'UklGRg==',
  focus: [20, 80] as [number, number],
}
const card = (id: number, change: Partial<Card> = {}): Card => ({
  ...{ id, slug: `item-${id}`, title: `Item ${id}`, type: 'image', openIn: 'modal', picture, categories: [1] },
  ...change,
})
const term = (id: number, name: string) => ({ id, slug: name.toLowerCase(), name, count: 2 })
const list = (items: readonly Card[], total = items.length): ItemList => ({
  ...{ items: [...items], total, corrected: '' },
  categories: { all: total, terms: [term(1, 'Deck')] },
  others: { all: total, terms: [term(2, 'Stoke')] },
})

function draw(stored: StoredProps<typeof island>, first = list([card(1), card(2)], 5), query = {}): string {
  const drawn = <View props={parse(island.props, stored)} first={first} address={{ path: '/portfolio', page: 1, query }} />
  return renderToString(drawn, { identifierPrefix: 'i1' }).replaceAll('<!-- -->', '')
}

describe.each(Object.entries(examples))('the portfolio, %s', (_name, stored) => {
  test('holds no inline style or script', () => expect(draw(stored)).not.toMatch(/<script|<[^>]*\s(style|on\w+)=/i))
})

test('P03: without JavaScript the next page is a link that keeps the filters', () => {
  const html = draw({}, undefined, { category: 'deck', q: 'cedar' })
  expect(html).toMatch(/class="portfolio__more" href="\/portfolio\?q=cedar&amp;category=deck&amp;page=2" rel="next"/)
  expect(html).toContain('2 of 5 shown')
  expect(draw({}, list([card(1)]))).not.toContain('rel="next"')
})

test('P03: an empty list says so', () => expect(draw({}, list([]))).toContain('No items found'))

test('P02: the links of a group keep what is chosen in the other', () => {
  const html = draw({ showOtherCategories: true }, undefined, { other: 'stoke' })
  expect(html).toContain('href="/portfolio?category=deck&amp;other=stoke"')
  expect(html).toMatch(/href="\/portfolio\?other=stoke"[^>]*aria-current="true"[^>]*>Stoke/)
  expect(html).toMatch(/href="\/portfolio"[^>]*>All/)
})

test('P02: other categories are links, however many, and a list where the owner chose it', () => {
  const many = { ...list([card(1)]), others: { all: 1, terms: Array.from({ length: 12 }, (_, at) => term(at + 2, `Place ${at}`)) } }
  expect(draw({ showOtherCategories: true }, many)).not.toContain('<select')
  expect(draw({ showOtherCategories: true }, many).match(/portfolio-bar__link"[^>]*>Place/g)).toHaveLength(12)
  expect(draw({ showOtherCategories: true, otherCategoriesAs: 'list' }, many)).toContain('<option value="place 11">')
})

test('T08: a card says what is on its picture', () => expect(draw({})).toMatch(/<img[^>]* alt="A deck"/))

test('P02: without All the chosen category takes itself back', () => {
  const html = draw({ showCategoriesAll: false }, undefined, { category: 'deck' })
  expect(html).toMatch(/href="\/portfolio"[^>]*aria-current="true"[^>]*>Deck/)
})

test('P06: an item that opens beside the page does so without a script', () => {
  const html = draw({}, list([card(1, { type: 'page', openIn: 'new-tab', site: 'https://site.test/' })]))
  expect(html).toMatch(/href="https:\/\/site.test\/" data-item="item-1" target="_blank" rel="noopener noreferrer"/)
  expect(html).toContain('(opens in a new tab)')
})

test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '{{constructor}}'])('bar E01: the title %s is text', (title) => {
  const html = draw({ quickViewText: title }, list([card(1, { title, siteType: title })]))
  expect(html).not.toMatch(/<script|<img src="?x/)
})

test('a picture keeps its place, its colour and what has to stay in sight', () => {
  const html = draw({})
  expect(html).toContain('fill="#a0b1c2"')
  expect(html).toContain('data-focus-x="25" data-focus-y="75"')
  expect(html).toContain('width="1280" height="960"')
})
