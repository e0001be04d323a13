import { renderToStaticMarkup } from 'react-dom/server'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { block } from './price-list.block'
import { View } from './price-list.view'

const address = { path: '/', page: 1, query: {} }
const propsOf = (groups: unknown) => parse(block.props, { groups })
const isEmpty = (...prices: string[]): boolean =>
  block.isEmpty!(propsOf([{ items: prices.map((price) => ({ name: 'Soup', price })) }]), undefined as never, address)

test('groups have their titles, items their prices; what is not said is not there', () => {
  const html = renderToStaticMarkup(
    <View
      props={propsOf([{ title: 'Lunch & <tea>', items: [{ name: 'Soup', price: '13.00', text: 'With bread' }, { name: 'Water' }] }])}
      first={undefined}
      address={address}
    />,
  )
  expect(html).toContain('<h3 class="price-list__title">Lunch &amp; &lt;tea&gt;</h3>')
  expect(html.match(/price-list__item"/g)).toHaveLength(2)
  expect(html.match(/price-list__price">13\.00</g)).toHaveLength(1)
  expect(html.match(/price-list__text/g)).toHaveLength(1)
})

test('a list without any price has nothing to show', () => {
  expect(isEmpty('', '')).toBe(true)
  expect(isEmpty('', 'By quote')).toBe(false)
})

test('every item has a name, and every list one group at least', () => {
  expect(safeParse(block.props, { groups: [{ items: [{ name: ' ' }] }] }).success).toBe(false)
  expect(safeParse(block.props, { groups: [] }).success).toBe(false)
})
