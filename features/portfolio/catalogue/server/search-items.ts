import { excerptOf } from '@frontage/kit/excerpt'
import type { Search, SearchResult } from '@frontage/kit/feature.server'
import { plainOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { pathOf } from '../../path'
import type { ItemsStore } from '../../server/items.store'
import type { CatalogueStore } from '../../server/published/catalogue.store'

type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore }

const everything = { category: [], other: [], tag: [] }
const noChoice = { category: '', other: '', tag: '' }

/** Published items for the search of the whole site; what is only taken for a likely word belongs to the portfolio's own search. */
export const createItemSearch =
  ({ items, catalogue }: Stores): Search =>
  async (words, most) => {
    const { ids, corrected } = await (await catalogue.load()).find({ within: everything, chosen: noChoice }, words)
    if (corrected) return []
    const rows = await items.inOrder(ids.slice(0, most))
    return rows
      .filter(({ state }) => state === 'published')
      .map((row): SearchResult => {
        const text = [row.excerpt, plainOf(richTextOf(row.content))].filter(Boolean).join(' · ').trim()
        return { kind: 'project', title: row.title, excerpt: excerptOf(text, words), at: { href: pathOf(row) } }
      })
  }
