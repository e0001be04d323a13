import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { Feed, PageHead } from '@frontage/kit/findable.server'
import { etagOf } from '@frontage/kit/hash.server'
import type { StoredPage } from '@frontage/kit/island/page'
import { createRemembered } from '@frontage/kit/remembered.server'
import { placeNow, say } from '@frontage/kit/say'
import { sendMissingFile } from '@frontage/kit/wire/missing-file.server'
import { readFor } from '@frontage/kit/wire/visitor-reading.server'
import type { SeoSettings } from '../../server/settings'
import { MOST_IN_FEED } from '../../spec'
import { feedMessages } from '../messages.feeds'
import { lastBuiltOf, rssOf } from './rss'

type FeedTools = Pick<Tools, 'events' | 'publicUrl' | 'registry'>
type Made = { readonly body: Buffer; readonly etag: string; readonly changed: string | undefined }

const pathOf = ({ name }: Pick<Feed, 'name'>): string => `/feeds/${name}.xml`

export type Feeds = ReturnType<typeof createFeeds>

/** What of the site appears in time, as RSS: each feature's part by itself, as far as the owner lets it out. */
export function createFeeds(settings: SeoSettings, { events, publicUrl, registry }: FeedTools) {
  const known = createRemembered<Made>(8)
  events.onPublic(known.forget)

  const shown = async (): Promise<readonly Feed[]> => {
    const { feeds, isHidden } = await settings.sharing()
    return isHidden ? [] : registry.feeds().filter(({ name }) => feeds[name])
  }
  const titleOf = async ({ name }: Feed): Promise<string> =>
    say(feedMessages.title, { site: (await settings.siteName()) || new URL(publicUrl).host, feed: feedMessages[name] })

  async function make(feed: Feed): Promise<Made> {
    // In the language that is settled once the look was asked for.
    const { language } = await registry.look()
    const [title, page, items] = await Promise.all([titleOf(feed), feed.path(), feed.items(MOST_IN_FEED)])
    const body = Buffer.from(rssOf({ title, language: language || placeNow().language, publicUrl, page, self: pathOf(feed), items }))
    return { body, etag: etagOf(body), changed: lastBuiltOf(items)?.toUTCString() }
  }

  return {
    /** Undefined where there is no such feed, or its owner keeps it in. */
    read: async (name: string): Promise<Made | undefined> => {
      const feed = (await shown()).find((one) => one.name === name)
      return feed && known.recall(name, () => make(feed))
    },
    /** Feeds that a page names. */
    namedBy: async (page: StoredPage): Promise<NonNullable<PageHead['feeds']>> => {
      const found = await Promise.all((await shown()).map(async (feed) => ((await belongs(page, feed)) ? feed : undefined)))
      return Promise.all(found.flatMap((feed) => feed ?? []).map(async (feed) => ({ title: await titleOf(feed), href: pathOf(feed) })))
    },
  }
}

async function belongs({ path, rows }: StoredPage, feed: Feed): Promise<boolean> {
  const own = await feed.path()
  if (own !== '/' && (path === own || path.startsWith(`${own}/`))) return true
  return rows.some(({ columns }) => columns.some(({ modules }) => modules.some(({ block }) => feed.blocks.includes(block))))
}

/** GET /feeds/reviews.xml, /feeds/projects.xml */
export const mountFeeds =
  (feeds: Feeds): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/feeds/:name.xml', async (request, reply) => {
      const made = await readFor(request, () => feeds.read((request.params as { name: string }).name))
      if (!made) return sendMissingFile(reply)
      const { 'if-none-match': tag, 'if-modified-since': since = '' } = request.headers
      reply.headers({ 'cache-control': 'public, no-cache', etag: made.etag, ...(made.changed && { 'last-modified': made.changed }) })
      const isSame = tag === undefined ? made.changed !== undefined && since === made.changed : tag.includes(made.etag)
      return isSame ? reply.status(304).send() : reply.type('application/rss+xml; charset=utf-8').send(made.body)
    })
  }
