import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { block } from './site-header.block'
import { View } from './site-header.view'

const links = [
  { label: 'Services', href: '/#services' },
  { label: 'Reviews', href: '/reviews' },
]
const drawn = (path: string): string =>
  renderToStaticMarkup(
    createElement(View, { props: parse(block.props, { name: 'Salt & Sons', links }), first: undefined, address: { path, page: 1 } }),
  )

test('the page that is looked at is marked, a place on it is not', () => {
  expect(drawn('/reviews').match(/aria-current="page"/g)).toHaveLength(1)
  expect(drawn('/reviews')).toContain('href="/reviews" aria-current="page"')
  expect(drawn('/')).not.toContain('aria-current')
})

test('the menu opens without a script', () => {
  const [, opens] = /popoverTarget="([\w-]+)"/i.exec(drawn('/')) ?? []
  expect(drawn('/')).toContain(`id="${opens}" popover="auto"`)
})

test.each(['javascript:alert(1)', 'reviews', ''])('a link to %j is refused', (href) => {
  expect(safeParse(block.props, { name: 'Salt', links: [{ label: 'Reviews', href }] }).success).toBe(false)
})

test('a sign is made of path letters and numbers only', () => {
  expect(safeParse(block.props, { name: 'Salt', links, sign: [{ line: 'M3 17L18 4' }] }).success).toBe(true)
  expect(safeParse(block.props, { name: 'Salt', links, sign: [{ line: 'M3"/><script>' }] }).success).toBe(false)
})
