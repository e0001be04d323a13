// @vitest-environment happy-dom

import { readFileSync } from 'node:fs'
import { send } from '@frontage/kit/wire/send.client'
import { serveFrom } from '@frontage/kit/wire/server.client'
import { parse } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedShape } from '../../../stored'
import { linkOf, openingOf } from '../../opening'
import { readItems } from '../../wire.reading'
import { createLoader } from './load.client'
import { pointAt } from './portfolio.other-server.client'

const server = 'https://wordpress.example'
type Post = Record<string, unknown>
const recorded = (name: string): Post[] =>
  (JSON.parse(readFileSync(`features/portfolio/wordpress/server/recorded/${name}.json`, 'utf8')) as { body: Post[] }).body

let asked: string[]
let posts: Post[]
let status: number
/** Which collections are not answered. */
let isDown: boolean

const collections: Readonly<Record<string, string>> = {
  'astra-portfolio-categories': 'cats',
  'astra-portfolio-other-categories': 'othercats',
  'astra-portfolio-tags': 'tags',
}

/** Names and numbers as of the recorded site; every test has a server of its own, since what a server has is asked once. */
let tests = 0
const there = () => `${server}:${tests}`

beforeEach(() => {
  tests += 1
  serveFrom('https://ours.example')
  asked = []
  posts = recorded('list-default')
  status = 200
  isDown = false
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 640
      naturalHeight = 480
      set src(_: string) {
        this.dispatchEvent(new Event('load'))
      }
    },
  )
  vi.stubGlobal('fetch', async (address: string) => {
    const { origin, pathname, searchParams } = new URL(address)
    const name = pathname.split('/').at(-1) ?? ''
    const collection = collections[name]
    searchParams.delete('_fields')
    asked.push(`${origin === 'https://ours.example' ? 'ours ' : ''}${name}?${searchParams}`)
    if (collection && isDown) return new Response('{}', { status: 500 })
    if (collection) return new Response(JSON.stringify(recorded(collection)))
    if (status !== 200)
      return new Response(JSON.stringify({ code: 'rest_invalid_param', message: 'Invalid parameter(s): page' }), { status })
    const total = searchParams.has('astra-portfolio-categories') ? '9' : '56'
    return new Response(JSON.stringify(posts), { headers: { 'x-wp-total': total } })
  })
  pointAt(1, { server, id: 0, hasTickets: false }, '')
})
afterEach(() => {
  serveFrom('')
  vi.unstubAllGlobals()
})

const load = (settings: object, query = {}, page = 1) =>
  createLoader(parse(storedShape, { itemsPerPage: 10, ...settings, server: there() }))({ type: page > 1 ? 'more' : 'all', query, page })

test('P09: items, filters and totals of another server are those of its WordPress, in three questions for terms and one for items', async () => {
  const { items, total, categories, others } = await load({})
  expect(total).toBe(56)
  expect(items.map(({ title }) => title).slice(0, 3)).toEqual(['Demo site 56', 'Demo site 55', 'Café & “Bar” 54 x'])
  expect(categories.all).toBe(56)
  expect(categories.terms.slice(0, 3)).toEqual([
    { id: 2, slug: 'agency-studio', name: 'Agency & Studio', count: 9 },
    { id: 3, slug: 'blog', name: 'Blog', count: 10 },
    { id: 4, slug: 'e-commerce', name: 'E-commerce', count: 10 },
  ])
  expect(others.terms).toHaveLength(3)
  expect(asked.filter((one) => one.startsWith('astra-portfolio?'))).toEqual(['astra-portfolio?per_page=10&page=1'])
  await load({}, {}, 2)
  expect(asked.at(-1)).toBe('astra-portfolio?per_page=10&page=2')
  expect(asked).toHaveLength(5)
})

test('P04: items open as they do there, and lead there', async () => {
  const { items } = await load({})
  const opened = items.slice(0, 5).map((card) => [card.type, openingOf(card), linkOf(card)])
  expect(opened).toEqual([
    ['iframe', 'new-tab', 'https://site.example/?demo=56'],
    ['page', 'same-tab', 'https://site.example/astra-portfolio/demo-site-55/'],
    ['video', 'lightbox', 'https://vimeo.com/76979871'],
    ['image', 'lightbox', 'https://site.example/astra-portfolio/demo-site-53/'],
    ['iframe', 'preview', 'https://site.example/?demo=52'],
  ])
  expect(items[0]?.action).toEqual([{ tag: 'a', href: 'https://site.example/astra-portfolio/demo-site-56/#buy', children: ['Buy'] }])
})

test('P04: pictures keep their own address and get the size that they have', async () => {
  const picture = 'https://site.example/wp-content/uploads/one.png'
  posts = [{ ...posts[3], 'thumbnail-image-url': picture, 'thumbnail-image-meta': { alt: 'A hall' }, 'lightbox-image-url': null }]
  const { items } = await load({})
  expect(items[0]?.picture).toMatchObject({ file: picture, alt: 'A hall', width: 640, height: 480 })
  expect(linkOf(items[0]!)).toBe(picture)
})

test('P09: what a visitor chose takes the place of what its owner configured, and the filter still says how many there are in all', async () => {
  const configured = { categorySelectedNum: [12, 3], categorySelectedLabels: ['Agency &amp; Studio', 'Blog'], tagsSelectedNum: [15] }
  const { categories } = await load(configured, { category: 'blog', q: 'café' })
  expect(
    categories.terms.map(({ name }) => name),
    'numbers of this site, by their names',
  ).toEqual(['Agency & Studio', 'Blog'])
  expect(asked.filter((one) => one.startsWith('astra-portfolio?')).map((one) => decodeURIComponent(one.split('?')[1] ?? ''))).toEqual([
    'astra-portfolio-categories=3&astra-portfolio-tags=15&search=café&per_page=10&page=1',
    'astra-portfolio-categories=2,3&astra-portfolio-tags=15&search=café&per_page=1',
  ])
})

test('P09: what that server refuses is refused, and terms that did not come are asked for again', async () => {
  status = 400
  await expect(load({})).rejects.toMatchObject({ fault: 'refused', status: 400 })
  status = 200
  tests += 100
  isDown = true
  await expect(load({})).rejects.toThrow('no terms')
  isDown = false
  expect((await load({})).total).toBe(56)
})

test('P09: no address of a script is taken, and what is no list breaks nothing', async () => {
  const bad = { 'portfolio-type': 'iframe', 'astra-site-url': 'javascript:alert(1)', link: 'data:text/html,x', title: 7 }
  posts = [{ ...bad, id: 1, slug: 'x', 'astra-site-call-to-action': '<a href="javascript:alert(1)">Go</a><script>no</script>' }]
  const { items } = await load({})
  expect(items).toMatchObject([{ title: '', link: '', action: [{ tag: 'a', children: ['Go'] }] }])
  expect(items[0]).not.toHaveProperty('site')
})

test('P09: portfolios without another server ask this one', async () => {
  const plain = parse(storedShape, {})
  await createLoader(plain)({ type: 'all', query: {}, page: 1 }).catch(() => undefined)
  expect(asked.at(-1)).toMatch(/^ours items\?/)
  expect(asked.at(-1)).not.toContain('server')
  await send(readItems, {}).catch(() => undefined)
  expect(asked.at(-1)).toMatch(/^ours items\?/)
})
