import { createReadOut, type OutQuestion } from '@frontage/kit/post/read-out.server'
import { expect, test } from 'vitest'
import type { Found } from '../found'
import { readSite } from './read-site'

const rendered = (text: string) => ({ rendered: text })
const page = (id: number, more: object = {}) => ({
  ...{ id, slug: `page-${id}`, link: `https://old.example/page-${id}/`, date_gmt: '2024-05-01T08:00:00', title: rendered(`Page ${id}`) },
  ...{ content: rendered(`<p>Text ${id}</p>`), ...more },
})
const root = { name: 'Old &amp; Sons', description: 'Bowls', home: 'https://old.example', namespaces: ['wp/v2'] }

type Answer = { readonly status?: number; readonly json?: unknown; readonly location?: string; readonly total?: number }

/** A site that answers so, by path and query; everything else is not there. */
function siteThat(answers: Readonly<Record<string, Answer | ((query: URLSearchParams) => Answer)>>) {
  const asked: string[] = []
  const fetch = async ({ url }: { readonly url: URL }, _question: OutQuestion) => {
    asked.push(url.href)
    const found = answers[`${url.origin}${url.pathname}`]
    const { status = 200, json, location, total } = (typeof found === 'function' ? found(url.searchParams) : found) ?? { status: 404 }
    return {
      status,
      headers: { location, ...(total && { 'x-wp-total': String(total) }) },
      bytes: new TextEncoder().encode(json === undefined ? 'no JSON' : JSON.stringify(json)),
    }
  }
  const lookup = async (host: string) => [{ address: host === 'inside.example' ? '10.0.0.1' : '93.184.216.34', family: 4 }]
  return { readOut: createReadOut({ fetch, lookup }), asked }
}

const lists = (base: string, more: Readonly<Record<string, Answer>> = {}) => ({
  [`${base}/`]: { json: root },
  ...Object.fromEntries(['pages', 'posts', 'media', 'categories', 'tags'].map((list) => [`${base}/wp/v2/${list}`, { json: [] }])),
  ...more,
})

async function all(found: AsyncIterable<Found>): Promise<Found[]> {
  const list: Found[] = []
  for await (const one of found) list.push(one)
  return list
}
const items = (found: readonly Found[]) => found.flatMap((one) => (one.kind === 'item' ? [one.item] : []))

const API = 'https://old.example/wp-json'

test('public pages, posts, pictures and terms come as an export would have them', async () => {
  const yoast = { title: 'Bowls &#038; cups', description: 'Ann&#8217;s bowls', robots: { index: 'noindex' } }
  const picture = {
    id: 9,
    link: 'https://old.example/bowl/',
    source_url: 'https://old.example/wp-content/uploads/bowl.jpg',
    alt_text: 'A bowl',
  }
  const { readOut } = siteThat(
    lists(API, {
      [`${API}/wp/v2/pages`]: {
        json: [page(2, { parent: 1, menu_order: 3, template: 'wide.php', yoast_head_json: yoast }), { id: 'none' }],
      },
      [`${API}/wp/v2/posts`]: { json: [page(5, { categories: [7, 8], featured_media: 9, content: { rendered: '', protected: true } })] },
      [`${API}/wp/v2/media`]: { json: [{ ...picture, media_details: { width: 640, height: 480 } }] },
      [`${API}/wp/v2/categories`]: { json: [{ id: 7, slug: 'news', name: 'News &amp; more' }] },
      [`${API}/wp/v2/types`]: { json: { page: { slug: 'page', name: 'Pages' }, work: { slug: 'work', name: 'Our work' } } },
    }),
  )
  const found = await all(readSite(readOut, 'http://old.example/'))
  expect(found[0]).toEqual({ kind: 'site', site: { title: 'Old & Sons', tagline: 'Bowls', url: 'https://old.example', language: '' } })
  const [media, second, fifth] = items(found)
  expect(media).toMatchObject({ id: '9', type: 'attachment', fileUrl: picture.source_url })
  expect(media?.meta.get('_wp_attachment_image_alt')).toBe('A bowl')
  expect(media?.meta.get('_wp_attachment_metadata')).toContain('"width";i:640;')
  expect(second).toMatchObject({
    type: 'page',
    title: 'Page 2',
    content: '<p>Text 2</p>',
    date: '2024-05-01T08:00:00.000Z',
    parent: '1',
    order: 3,
  })
  expect(Object.fromEntries(second!.meta)).toEqual({
    _wp_page_template: 'wide.php',
    _yoast_wpseo_title: 'Bowls & cups',
    _yoast_wpseo_metadesc: 'Ann’s bowls',
    '_yoast_wpseo_meta-robots-noindex': '1',
  })
  expect(fifth).toMatchObject({ type: 'post', terms: [{ taxonomy: 'category', slug: 'news', name: 'News & more' }] })
  expect(fifth?.password).not.toBe('')
  expect(fifth?.meta.get('_thumbnail_id')).toBe('9')
  expect(found.flatMap((one) => (one.kind === 'gap' ? [one.what] : [])).join('\n')).toMatch(/menu[\s\S]*Our work/)
  expect(items(found)).toHaveLength(3)
})

test('the title that a plugin makes of the page and the site is none of its own', async () => {
  const yoast = { title: 'Page 2 - Old &amp; Sons' }
  const { readOut } = siteThat(lists(API, { [`${API}/wp/v2/pages`]: { json: [page(2, { yoast_head_json: yoast })] } }))
  expect(items(await all(readSite(readOut, 'https://old.example')))[0]?.meta.has('_yoast_wpseo_title')).toBe(false)
})

test('a long list comes page by page to its end', async () => {
  const entries = Array.from({ length: 100 }, (_, place) => page(place + 1))
  const pages = (query: URLSearchParams): Answer => {
    const [number, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    return number > 2 ? { status: 400 } : { json: entries.slice((number - 1) * size, number * size) }
  }
  const { readOut } = siteThat({ ...lists(API), [`${API}/wp/v2/pages`]: pages })
  expect(items(await all(readSite(readOut, 'https://old.example'))).map(({ id }) => Number(id))).toEqual(entries.map(({ id }) => id))
})

/** A list of so many entries, as a WordPress hands over its pages. */
const listOf = (count: number, answer: (entries: object[], query: URLSearchParams) => Answer) => (query: URLSearchParams) => {
  const [number, size] = [Number(query.get('page')), Number(query.get('per_page'))]
  const entries = Array.from({ length: count }, (_, place) => page(place + 1))
  return number > 1 && (number - 1) * size >= count ? { status: 400 } : answer(entries.slice((number - 1) * size, number * size), query)
}

test('a list goes on behind entries that the site keeps to itself', async () => {
  const pages = listOf(70, (entries) => ({ json: entries.slice(1), total: 70 }))
  const { readOut, asked } = siteThat({ ...lists(API), [`${API}/wp/v2/pages`]: pages })
  expect(items(await all(readSite(readOut, 'https://old.example')))).toHaveLength(68)
  expect(asked.filter((url) => url.includes('/pages?'))).toHaveLength(2)
})

test('a site that fails at many entries at once is asked for few, from where it failed', async () => {
  const pages = listOf(70, (entries, query) =>
    query.get('per_page') === '50' && query.get('page') === '2' ? { status: 500 } : { json: entries },
  )
  const { readOut } = siteThat({ ...lists(API), [`${API}/wp/v2/pages`]: pages })
  const numbers = items(await all(readSite(readOut, 'https://old.example'))).map(({ id }) => Number(id))
  expect(numbers).toEqual(Array.from({ length: 70 }, (_, place) => place + 1))
})

test.each<[string, Answer]>([
  ['answers with errors from there on', { status: 503 }],
  ['answers with half of a list', {}],
])('a list that ends in the middle is named: the site %s', async (_name, answer) => {
  const pages = listOf(70, (entries, query) => (query.get('page') === '1' ? { json: entries } : answer))
  const { readOut } = siteThat({ ...lists(API), [`${API}/wp/v2/pages`]: pages })
  await expect(all(readSite(readOut, 'https://old.example'))).rejects.toThrow('it stopped answering when it was asked for /wp/v2/pages')
})

test('a site without pretty addresses is asked by its query', async () => {
  const byRoute = (query: URLSearchParams): Answer => {
    const route = query.get('rest_route')
    if (route === '/') return { json: root }
    return route === '/wp/v2/pages' ? { json: [page(2)] } : { json: [] }
  }
  const { readOut } = siteThat({ 'https://old.example/': byRoute })
  expect(items(await all(readSite(readOut, 'https://old.example')))).toHaveLength(1)
})

test('an answer that leads on is followed, and checked as the first address is', async () => {
  const moved = siteThat({
    [`${API}/`]: { status: 301, location: 'https://www.old.example/wp-json/' },
    'https://www.old.example/wp-json/': { status: 302, location: 'https://inside.example/wp-json/' },
  })
  await expect(all(readSite(moved.readOut, 'https://old.example'))).rejects.toThrow('its address is not a public one')
  expect(moved.asked).not.toContainEqual(expect.stringContaining('inside.example'))
  const { [`${API}/`]: _root, ...rest } = lists(API)
  const { readOut } = siteThat({
    ...rest,
    [`${API}/`]: { status: 301, location: 'https://www.old.example/wp-json/' },
    'https://www.old.example/wp-json/': { json: root },
  })
  expect((await all(readSite(readOut, 'https://old.example')))[0]?.kind).toBe('site')
})

test.each([
  ['another kind of site', {}, 'its export file'],
  ['one that forbids a list', lists(API, { [`${API}/wp/v2/pages`]: { status: 401 } }), 'status 401'],
])('%s is named as what it is', async (_name, answers, words) => {
  await expect(all(readSite(siteThat(answers).readOut, 'https://old.example'))).rejects.toThrow(words)
})

test.each(['http://127.0.0.1/', 'https://localhost', 'https://[::1]/', 'https://10.0.0.1'])(
  'a private address is never asked: %s',
  async (from) => {
    await expect(all(readSite(createReadOut(), from))).rejects.toThrow('not a public one')
  },
)
