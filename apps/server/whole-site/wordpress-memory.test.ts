import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SiteMover, SiteTexts } from '@frontage/kit/transfer.server'
import type { FromWordPress, PostList } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { importExport } from '@frontage/wordpress/server/import/import-export'
import { expect, test } from 'vitest'
import { beginWordPress } from './wordpress.fake'

const PAGES = 40
const MESSAGES = 300
const words = (seed: number, length: number): string => `${seed} clay, `.repeat(length / 8)
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
const item = (id: number, type: string, parts: string): string =>
  `<item><title>${type} ${id}</title><link>https://kiln.example/${type}-${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-03-05 10:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${parts}</item>`

/** Some 9 MB, made while they are read. */
async function* longExport(): AsyncGenerator<string> {
  yield '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>The Kiln</title><link>https://kiln.example</link>'
  for (let id = 1; id <= PAGES; id++)
    yield item(id, id % 4 ? 'page' : 'post', `<content:encoded>&lt;p&gt;${words(id, 100_000)}&lt;/p&gt;</content:encoded>`)
  for (let id = PAGES + 1; id <= PAGES + MESSAGES; id++)
    yield item(id, 'flamingo_inbound', meta('_field_your-message', words(id, 18_000)) + meta('_from_email', `visitor-${id}@kiln.example`))
  yield '</channel></rss>'
}

/** Bytes that are really held, at the most, whenever it is asked. */
function createMeter() {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const used = (): number => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  const at = new Map<string, number>()
  let count = 0
  return {
    megabytes: () => Object.fromEntries([...at].map(([where, bytes]) => [where, Math.round(bytes / 2 ** 17) / 8])),
    /** Now and then, while one after the other is handed on. */
    note: (where: string): void => {
      if (count++ % 90 === 0) at.set(where, Math.max(at.get(where) ?? 0, used() - before))
    },
  }
}
type Meter = ReturnType<typeof createMeter>

const measuredTexts = (texts: SiteTexts, meter: Meter): SiteTexts =>
  new Proxy(texts, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'get') meter.note('pages')
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
const measuredMover = (mover: SiteMover, meter: Meter): SiteMover => ({
  ...mover,
  read: (site, options) => mover.read({ ...site, texts: measuredTexts(site.texts, meter) }, options),
  async *entries() {
    for await (const entry of mover.entries()) {
      meter.note('what stands here')
      yield entry
    }
  },
})

const measuredPosts = (posts: Iterable<WxrItem>, meter: Meter): Iterable<WxrItem> => ({
  *[Symbol.iterator]() {
    for (const post of posts) {
      meter.note('messages')
      yield post
    }
  },
})
const measuredKind = (kind: FromWordPress, meter: Meter): FromWordPress => {
  if (kind.as !== 'posts') return kind
  const listOf = (posts: PostList): PostList => ({
    ...measuredPosts(posts, meter),
    length: posts.length,
    oldestFirst: measuredPosts(posts.oldestFirst, meter),
  })
  return { ...kind, take: (posts, on) => kind.take(listOf(posts), on) }
}

test('issue 17: however large an export is, only some of its pages and messages are in memory at a time, twice', async () => {
  const { close, needs } = await beginWordPress('')
  const meter = createMeter()
  const measured = { ...needs, mover: measuredMover(needs.mover, meter), kinds: needs.kinds.map((kind) => measuredKind(kind, meter)) }
  const take = () => importExport(longExport(), measured, { isLook: false, asDrafts: false })
  const outcomes = async () =>
    Object.fromEntries([...Map.groupBy((await take()).brought, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]))
  expect(await outcomes()).toEqual({ new: PAGES + MESSAGES })
  expect(await outcomes()).toEqual({ same: PAGES + MESSAGES })
  const megabytes = meter.megabytes()
  expect(Object.keys(megabytes).toSorted()).toEqual(['messages', 'pages', 'what stands here'])
  for (const [where, most] of Object.entries(megabytes)) expect(most, `MB of 9 while ${where} are handed on`).toBeLessThan(5)
  await close()
}, 300_000)

test('issue 17: an import that ends in an error leaves no file behind', async () => {
  const site = await beginWordPress('')
  async function* cut(): AsyncGenerator<string> {
    yield `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${item(1, 'page', '')}`
  }
  await expect(importExport(cut(), site.needs, { isLook: false, asDrafts: false })).rejects.toThrow('damaged')
  const spool = site.needs.files.incoming()
  expect(readdirSync(path.dirname(spool.next()))).toEqual([])
  await site.close()
})
