import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite, type PortfolioSite } from '../../server/portfolio.fake'

describe.each(engines)('the portfolio in the search of the site on %s', (engine) => {
  let site: PortfolioSite
  beforeAll(async () => {
    site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.addItems(
      { id: 1, title: 'Lookout deck', content: '<p>Kwila over the <strong>tīdal</strong> flats</p>' },
      { id: 2, title: 'Garden deck', state: 'draft' },
    )
  })
  afterAll(() => site.close())
  const search = (words: string) => site.feature.search!(words, 20)

  test('T04: published items are found by title and text, whatever case and accents, and lead to their page', async () => {
    expect(await search('TIDAL kwila')).toEqual([
      { kind: 'project', title: 'Lookout deck', excerpt: 'Kwila over the tīdal flats', at: { href: '/portfolio/lookout-deck' } },
    ])
    expect(await search('zebra')).toEqual([])
  })

  test('bar B08: drafts are never found, and neither is what was withdrawn', async () => {
    expect((await search('deck')).map(({ title }) => title)).toEqual(['Lookout deck'])
    await site.db.updateTable('portfolio_item').set({ state: 'draft' }).where('id', '=', 1).execute()
    expect(await search('deck')).toEqual([])
    await site.db.updateTable('portfolio_item').set({ state: 'published' }).where('id', '=', 1).execute()
  })
})
