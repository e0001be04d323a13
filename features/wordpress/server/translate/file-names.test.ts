import { scratchOfTest } from '@frontage/kit/storage/scratch.fake'
import { expect, test } from 'vitest'
import { collectExport } from '../read/collect'
import { createRecords } from './records'
import { translateExport } from './translate-export'

const item = (id: number, path: string): string =>
  `<item><title>Page ${id}</title><link>https://kiln.example${path}</link><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>`
const paths = ['/', '/home/', '/header/', '/footer/', '/about/us/', '/about--us/', '/home--2/']
const file = [
  `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Kiln</title><link>https://kiln.example</link>${paths.map((path, index) => item(index + 1, path)).join('')}</channel></rss>`,
]

test('issue 17: each page has a file of its own, whatever its address is, and none takes that of the header', async () => {
  const collected = await collectExport(file.values(), scratchOfTest())
  const kept: [string, unknown][] = []
  const { pages } = await translateExport(collected, {
    ...{ keep: (name, value) => void kept.push([name, value]), asDrafts: false, taken: () => undefined, blocks: [], redirects: [] },
    ...{ records: createRecords(collected, [], {}, new Map()), sites: [], options: [], here: new Map(), wanted: [] },
  })
  const site = kept.filter(([name]) => name.startsWith('site/')).map(([name, value]) => [name, (value as { path?: string }).path])
  expect(pages.map(({ path }) => path)).toEqual(['/', '/home', '/header', '/footer', '/about/us', '/about--us', '/home--2'])
  expect(site.map(([, path]) => path)).toEqual(pages.map(({ path }) => path))
  expect(new Set(site.map(([name]) => name)).size).toBe(paths.length)
  expect(site.map(([name]) => name)).not.toContain('site/header')
})
