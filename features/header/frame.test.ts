import { expect, test } from 'vitest'
import { frameIn, linksIn, modulesWith, pathOf } from './frame'

const modules = [
  { block: 'site-footer', props: { name: 'Salt', columns: [] } },
  { block: 'scroll-to-top', props: { side: 'start' } },
  { block: 'notice', props: {} },
]

test('H04: footer and button to the top are one frame; modules of others stay where they are', () => {
  expect(frameIn('footer', modules)).toEqual({ name: 'Salt', columns: [], toTop: { side: 'start' } })
  expect(modulesWith('footer', modules, { name: 'Tide', toTop: null })).toEqual([
    { block: 'site-footer', props: { name: 'Tide' } },
    modules[2],
  ])
  expect(modulesWith('footer', [modules[2]!], { name: 'Tide', toTop: {} }).map(({ block }) => block)).toEqual([
    ...['site-footer', 'scroll-to-top', 'notice'],
  ])
  expect(modulesWith('footer', modules, frameIn('footer', modules))).toEqual(modules)
})

test('T02: all links of a frame are found, however deep', () => {
  expect(linksIn({ links: [{ href: '/a', children: [{ href: '/b' }] }], action: { href: 'tel:1' } })).toEqual(['/a', '/b', 'tel:1'])
})

test.each([
  ['/contact#form', '/contact'],
  ['/contact/', '/contact'],
  ['/?s=deck', '/'],
  ['/#about', '/'],
  ['#about', undefined],
  ['//elsewhere.example', undefined],
  ['https://elsewhere.example/contact', undefined],
  ['mailto:a@b.example', undefined],
  ['/media/plan.pdf', undefined],
  ['/admin', undefined],
])('T02: of %j the path is %j', (href, path) => expect(pathOf(href)).toBe(path))
