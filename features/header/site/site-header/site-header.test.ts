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

const canaries = ['<script>window.__pwn=1</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '{{constructor}}', '&lt;b&gt;']

test.each(canaries)('bar E01: %s is text wherever an owner writes it', (canary) => {
  const link = { label: canary, href: '/' }
  const props = parse(block.props, {
    ...{ name: canary, links: [{ ...link, children: [{ ...link, children: [link] }] }], action: link },
    ...{ above: { text: canary, links: [link] }, below: { text: canary }, search: 'box' },
  })
  const html = renderToStaticMarkup(createElement(View, { props, first: undefined, address: { path: '/', page: 1, query: { s: canary } } }))
  expect(html).not.toMatch(/<script|<img|onerror="|<b>/)
  expect(html).toContain(
    canary.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
  )
})

const evil = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'mailto:',
  'tel:',
  'https://',
]

test.each(evil)('bar E04: no link of the header leads to %s', (href) => {
  const link = { label: 'Reviews', href }
  for (const field of [
    { links: [link] },
    { links: [{ label: 'A', href: '/', children: [link] }] },
    { action: link },
    { above: { links: [link] } },
  ])
    expect(safeParse(block.props, { name: 'Salt', links, ...field }).success, JSON.stringify(field)).toBe(false)
})

test.each(['https://evil.example/a.png', '../../etc/a.png', 'a.svgz', 'javascript:a.png', '/media/a b.png'])(
  'bar E04: %s is no logo',
  (file) => {
    expect(safeParse(block.props, { name: 'Salt', links, logo: { picture: { file, width: 10, height: 10 } } }).success).toBe(false)
  },
)

test('a plate is asked for by the logo that needs one, and by no other', () => {
  const [light, dark] = ['day', 'night'].map((name) => ({ file: `${name}.png`, width: 300, height: 100 }))
  const platesWith = (plate: string) => {
    const props = parse(block.props, { name: 'Salt', links, logo: { picture: light, dark, plate } })
    const html = renderToStaticMarkup(createElement(View, { props, first: undefined, address: { path: '/', page: 1 } }))
    return [...html.matchAll(/data-scheme="(\w+)"(?: data-plate="(\w+)")?/g)].map(([, scheme, behind]) => [scheme, behind])
  }
  expect(platesWith('none')).toEqual([
    ['light', undefined],
    ['dark', undefined],
  ])
  expect(platesWith('light')).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
  ])
})

test('bar E04: what a setting says never becomes a style rule of its own', () => {
  for (const change of [
    { breaks: { menu: '1px){}body{display:none' } },
    { signWidth: { desktop: '9', tablet: 9, mobile: 9 } },
    { colours: { dark: 'x' } },
  ])
    expect(safeParse(block.props, { name: 'Salt', links, ...change }).success).toBe(false)
  const sheet = block.sheet?.(parse(block.props, { name: 'Salt', links, breaks: { menu: 1100 } }), undefined as never, '.site-header')
  expect(sheet).toMatch(/^@media\(width<=1100px\)\{[\s\S]*@media\(width>1100px\)\{/)
})
