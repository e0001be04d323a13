import { createEvents } from '@frontage/kit/events.server'
import { expect, test } from 'vitest'
import type { SeoSettings } from './settings'
import { createSitemaps } from './sitemaps'

test('a sitemap is written once, and anew when anything changed that visitors see; not for messages', async () => {
  const events = createEvents(async (name) => ({ id: 1, name }))
  let paths = ['/one']
  let asked = 0
  const sitemap = async () => {
    asked++
    return paths.map((path) => ({ path }))
  }
  const registry = { sitemaps: () => [sitemap], places: async () => [] }
  const settings = { sharing: async () => ({ isHidden: false }) } as unknown as SeoSettings
  const sitemaps = createSitemaps(settings, { events, publicUrl: 'https://site.test', registry: registry as never })
  const first = await sitemaps.whole()
  expect(first?.toString()).toContain('<loc>https://site.test/one</loc>')
  paths = ['/one', '/two']
  events.hear('forms.received')
  expect(await sitemaps.whole()).toBe(first)
  expect(asked).toBe(1)
  events.hear('pages.changed')
  expect((await sitemaps.whole())?.toString()).toContain('<loc>https://site.test/two</loc>')
  expect((await sitemaps.part(1))?.toString()).toContain('<loc>https://site.test/two</loc>')
  expect(await sitemaps.part(2)).toBeUndefined()
  expect(asked).toBe(2)
})
