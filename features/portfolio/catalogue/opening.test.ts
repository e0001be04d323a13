import { expect, test } from 'vitest'
import type { Card } from '../item'
import { linkOf, openingOf } from './opening'

const card = (change: Partial<Card>): Card => ({ id: 1, slug: 'deck', title: 'Deck', type: 'image', openIn: 'modal', ...change })

test.each([
  ['P04', 'image', 'new-tab', 'lightbox'],
  ['P04', 'video', 'same-tab', 'lightbox'],
  ['P05', 'page', 'modal', 'preview'],
  ['P05', 'iframe', 'modal', 'preview'],
  ['P06', 'page', 'new-tab', 'new-tab'],
  ['P06', 'page', 'same-tab', 'same-tab'],
  ['P06', 'iframe', 'new-tab', 'new-tab'],
] as const)('%s: an item of type %s, to be opened in %s, opens in %s', (_id, type, openIn, opening) =>
  expect(openingOf(card({ type, openIn }))).toBe(opening),
)

test('P06: what leaves the page leads to the site, everything else to the item’s own page', () => {
  const site = 'https://site.test/'
  expect(linkOf(card({ type: 'page', openIn: 'same-tab', site }))).toBe(site)
  expect(linkOf(card({ type: 'iframe', openIn: 'new-tab', site }))).toBe(site)
  expect(linkOf(card({ type: 'page', openIn: 'new-tab' }))).toBe('/portfolio/deck')
  expect(linkOf(card({ type: 'iframe', site }))).toBe('/portfolio/deck')
  expect(linkOf(card({ video: 'https://youtu.be/abcdefghijk', type: 'video' }))).toBe('/portfolio/deck')
})
