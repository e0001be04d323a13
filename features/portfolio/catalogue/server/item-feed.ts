import { excerptOf } from '@frontage/kit/excerpt'
import type { Tools } from '@frontage/kit/feature.server'
import type { Feed } from '@frontage/kit/findable.server'
import { plainOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { OVERVIEW, pathOf } from '../../path'
import type { ItemsStore } from '../../server/items.store'

/** The newest published projects, for feed readers. */
export const createItemFeed = (items: ItemsStore, { registry }: Pick<Tools, 'registry'>): Feed => ({
  name: 'projects',
  blocks: ['portfolio'],
  path: async () => ((await registry.isThere(OVERVIEW)) ? OVERVIEW : '/'),
  items: async (most) =>
    (await items.newest(most)).map((row) => ({
      id: `project-${row.id}`,
      title: row.title,
      text: row.excerpt || excerptOf(plainOf(richTextOf(row.content)), ''),
      path: pathOf(row),
      at: row.published_at,
    })),
})
