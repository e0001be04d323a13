import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { expect, test } from 'vitest'
import type { Addresses } from './addresses'
import { menusOf } from './menu'

const gaps: string[] = []
const addresses = {
  numbered: new Map([['4', '/about']]),
  link: (address: string) => (address.startsWith('http') ? address : undefined),
} as unknown as Addresses
const around = { addresses, titles: new Map([['4', 'About us']]), gap: (what: string) => void gaps.push(what) }

function item(id: string, order: number, meta: Record<string, string>, title = '', menu = 'main'): WxrItem {
  const all = Object.entries(meta).map(([name, value]) => [`_menu_item_${name}`, value] as const)
  return { id, order, title, terms: [{ taxonomy: 'nav_menu', slug: menu, name: menu }], meta: new Map(all) } as unknown as WxrItem
}
const custom = (id: string, order: number, title: string, url: string, above = '0', menu = 'main') =>
  item(id, order, { type: 'custom', url, menu_item_parent: above }, title, menu)

test('a menu has its links in their order, named by their pages, with those below them', () => {
  const items = [
    custom('3', 3, 'Shop', 'https://shop.example/'),
    item('1', 1, { type: 'post_type', object_id: '4' }),
    custom('2', 2, 'Team', 'https://a.example/', '1'),
  ]
  expect(menusOf(items, around)).toEqual([
    {
      slug: 'main',
      name: 'main',
      links: [
        { label: 'About us', href: '/about', children: [{ label: 'Team', href: 'https://a.example/', children: [] }] },
        { label: 'Shop', href: 'https://shop.example/', children: [] },
      ],
    },
  ])
})

test('what only opens its branch leads to the first link in it; what leads nowhere is named', () => {
  gaps.length = 0
  const items = [custom('1', 1, 'More', '#'), custom('2', 2, 'Team', 'https://a.example/', '1'), custom('3', 3, 'Nothing', '#')]
  expect(menusOf(items, around)[0]!.links.map(({ label, href }) => [label, href])).toEqual([['More', 'https://a.example/']])
  expect(gaps).toEqual(['the menu’s “Nothing”, which leads nowhere'])
})

test('the menu that is called like one of a header comes first, whatever its size; links beyond eight are named', () => {
  gaps.length = 0
  const many = (count: number, menu: string) =>
    Array.from({ length: count }, (_, index) => custom(`${menu}${index}`, index, `Link ${index}`, 'https://a.example/', '0', menu))
  const menus = menusOf([...many(12, 'footer'), ...many(10, 'primary')], around)
  expect(menus.map(({ slug, links }) => [slug, links.length])).toEqual([
    ['primary', 8],
    ['footer', 8],
  ])
  // Those of the footer are no loss of the header's: that menu is named as a whole.
  expect(gaps).toHaveLength(2)
})
