import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { type Entry, indexXml, partOf, sitemapXml } from '../sitemap'
import { MOST_IN_SITEMAP } from '../spec'
import type { SeoSettings } from './settings'

/** Bytes of all texts that are remembered: the largest sitemap, or many small parts. */
const MOST_BYTES = 16 * 1024 * 1024

/** Every page that visitors may find, from all features; remembered until anything changes. */
export function createSitemaps(settings: SeoSettings, { events, publicUrl, registry }: Pick<Tools, 'events' | 'publicUrl' | 'registry'>) {
  const known = createRemembered<readonly Entry[]>(1)
  const paths = createRemembered<ReadonlySet<string>>(1)
  const texts = createRemembered<Buffer>(MOST_BYTES, (text) => text.length)
  events.onPublic(() => {
    known.forget()
    paths.forget()
    texts.forget()
  })

  const read = (): Promise<readonly Entry[]> =>
    known.recall('all', async () => {
      const parts = await Promise.all(registry.sitemaps().map((sitemap) => sitemap()))
      return parts.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
    })
  const readPaths = (): Promise<ReadonlySet<string>> =>
    paths.recall('all', async () => new Set([...(await read()), ...(await registry.places())].map(({ path }) => path)))

  return {
    /** Whether a page stands at each path, hidden ones among them. */
    stands: async (): Promise<(path: string) => boolean> => {
      const all = await readPaths()
      return (path) => all.has(path)
    },
    /** The sitemap, or the index of its parts; of a site that is not ready yet there is none. */
    whole: async (): Promise<Buffer | undefined> => {
      if ((await settings.sharing()).isHidden) return undefined
      return texts.recall('whole', async () => {
        const entries = await read()
        return Buffer.from(entries.length > MOST_IN_SITEMAP ? indexXml(entries.length, publicUrl) : sitemapXml(entries, publicUrl))
      })
    },
    part: async (number: number): Promise<Buffer | undefined> => {
      if ((await settings.sharing()).isHidden) return undefined
      // A part that is not there has no place in memory.
      if (!partOf(await read(), number)) return undefined
      return texts.recall(String(number), async () => Buffer.from(sitemapXml(partOf(await read(), number) ?? [], publicUrl)))
    },
  }
}

export type Sitemaps = ReturnType<typeof createSitemaps>
