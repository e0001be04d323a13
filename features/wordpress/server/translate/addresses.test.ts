import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { expect, test } from 'vitest'
import { type ItemHead, itemHeadOf } from '../read/items'
import { createAddresses } from './addresses'

const site = { title: 'Kiln', tagline: '', url: 'https://kiln.example', language: 'en' }
const page = (id: string, link: string, more: Partial<WxrItem> = {}): ItemHead =>
  itemHeadOf({ id, link, title: '', slug: '', content: '', password: '', ...more } as WxrItem)
const of = (...pages: ItemHead[]) => createAddresses(site, pages)

test.each([
  ['the same where it fits', 'https://kiln.example/about/us/', '/about/us'],
  ['the home page', 'https://kiln.example/', '/'],
  ['capitals', 'https://kiln.example/About/', '/about'],
  ['foreign letters', 'https://kiln.example/%C3%BCber-uns/', '/uber-uns'],
  ['a word that the system needs', 'https://kiln.example/media/', '/page/media'],
  ['two slashes', 'https://kiln.example//about/', '/about'],
])('%s: %s', (_name, link, path) => {
  expect(of(page('1', link)).pathOf({ id: '1' })).toBe(path)
})

test('a draft has the address of its name or title, and none is given twice', () => {
  const addresses = of(
    page('1', 'https://kiln.example/plans/'),
    page('2', 'https://kiln.example/?page_id=2', { slug: 'plans' }),
    page('3', 'https://kiln.example/?p=3', { title: 'New Pots!' }),
    page('4', 'https://kiln.example/?p=4'),
  )
  expect(['1', '2', '3', '4'].map((id) => addresses.pathOf({ id }))).toEqual(['/plans', '/plans-2', '/new-pots', '/page-4'])
})

test('an address that changes leads on; the others do not', () => {
  const addresses = of(page('1', 'https://kiln.example/%C3%BCber-uns/'), page('2', 'https://kiln.example/About/'))
  expect(addresses.moved()).toEqual([{ from: '/%C3%BCber-uns', to: '/uber-uns' }])
})

test.each([
  ['https://kiln.example/%C3%BCber-uns/#team', '/uber-uns#team'],
  ['http://www.kiln.example/%C3%9Cber-uns', '/uber-uns'],
  ['/?page_id=1', '/uber-uns'],
  ['https://kiln.example/?p=1&amp;preview=true', '/uber-uns'],
  ['https://kiln.example/feed/', '/feed'],
  ['https://other.example/über', 'https://other.example/%C3%BCber'],
  ['mailto:ann@kiln.example', 'mailto:ann@kiln.example'],
  ['#team', '#team'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('the link %s leads to %s', (address, href) => {
  expect(of(page('1', 'https://kiln.example/%C3%BCber-uns/')).link(address)).toBe(href)
})

test('the parts of a page that was cut lead to the whole of it, where no other page is', () => {
  const content = 'a<!--nextpage-->b<!--nextpage-->c'
  const addresses = of(page('1', 'https://kiln.example/plans/', { content }), page('2', 'https://kiln.example/plans/3/'))
  expect(addresses.moved()).toEqual([{ from: '/plans/2', to: '/plans' }])
})
