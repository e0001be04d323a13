import { engines } from '@frontage/kit/storage/database.fake'
import { expect, inject, test } from 'vitest'
import { createPortfolioSite } from '../../server/portfolio.fake'

test.each(engines)('sample items are generated as often as one likes, on %s', async (engine) => {
  const { feature, db, close } = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
  const slugs = async () => (await db.selectFrom('portfolio_item').select('slug').execute()).map(({ slug }) => slug)
  for (const count of [3, 4, 2]) await feature.generators!.portfolio!(count, () => undefined)
  expect(new Set(await slugs()).size).toBe(9)
  expect((await slugs()).toSorted()[0]).toBe('bathroom-2-in-port-nelson')
  await close()
})
