import { engines } from '@frontage/kit/storage/database.fake'
import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite } from '../portfolio.fake'
import { createCatalogueStore } from './catalogue.store'

const everywhere = { within: { category: [], other: [], tag: [] }, chosen: { category: '', other: '', tag: '' } }
type Site = Awaited<ReturnType<typeof createPortfolioSite>>

describe.each(engines)('the catalogue of 1,201 items on %s', (engine) => {
  let site: Site
  afterEach(() => site.close())

  /** The texts of all statements that are asked. */
  async function setUp() {
    site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.addTerms({ id: 1, name: 'Hütte' }, { id: 2, name: 'Deck' })
    const items = Array.from({ length: 1_201 }, (_, index) => ({
      ...{ id: index + 1, title: `Item ${index + 1}`, content: index % 2 ? 'Lärche wood' : 'oak', terms: index % 3 ? [2] : [1, 2] },
    }))
    await site.addItems(...items)
    const columns: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        columns.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return {
      catalogue: createCatalogueStore(site.tools.db.withPlugin(plugin)),
      hasReadTexts: () => columns.join().includes('found_content'),
    }
  }

  test('the list reads numbers alone; what is written is read by the first search, of all items', async () => {
    const { catalogue, hasReadTexts } = await setUp()
    const loaded = await catalogue.load()
    const { ids, category } = await loaded.find(everywhere, ' ')
    expect(ids).toEqual(Array.from({ length: 1_201 }, (_, index) => index + 1))
    expect(category.terms.map(({ term, count }) => [term.name, count])).toEqual([
      ['Deck', 1_201],
      ['Hütte', 401],
    ])
    expect(hasReadTexts()).toBe(false)
    const found = async (q: string) => (await loaded.find(everywhere, q)).ids
    expect(await found('larche')).toEqual(ids.filter((id) => id % 2 === 0))
    expect(hasReadTexts()).toBe(true)
    expect(await found('hutt oak')).toEqual(ids.filter((id) => id % 3 === 1 && id % 2))
    expect(await found('item 1201')).toEqual([1_201])
    expect(await found('nosuchword')).toEqual([])
  })
})
