import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPagesSite, type PagesSite } from '../../server/pages.fake'
import { DAYS_REMOVED } from '../../spec'
import { publishPage } from '../../wire.admin'
import { bringBackPage, createPage, listPages, removePage, sharePage } from '../wire.admin'

const DAY = 86_400_000

describe.each(engines)('removed pages on %s', (engine) => {
  let site: PagesSite
  afterEach(() => site.close())
  const removed = async () => (await site.ask(listPages, { state: 'removed' })).removed.map(({ path }) => path)
  const rowsOf = async (table: 'page' | 'page_version' | 'page_share') =>
    (await site.db.withTables<Record<string, { id: number }>>().selectFrom(table).selectAll().execute()).length

  test('can be brought back for 90 days, and are gone for good then, with all that was kept of them', async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
    const [gone, back] = [
      await site.ask(createPage, { path: '/gone', title: 'Gone' }),
      await site.ask(createPage, { path: '/back', title: 'Back' }),
    ]
    for (const { id } of [gone, back]) await site.ask(publishPage, { id, revision: 1 })
    await site.ask(removePage, gone)
    await site.ask(removePage, back)
    site.clock.advance((DAYS_REMOVED - 1) * DAY)
    await site.jobs.runDue()
    expect((await removed()).sort()).toEqual(['/back', '/gone'])
    await site.ask(bringBackPage, back)
    await site.ask(sharePage, { ...back, days: 30 })
    site.clock.advance(DAY)
    await site.jobs.runDue()
    expect(await removed()).toEqual([])
    expect([await rowsOf('page'), await rowsOf('page_version'), await rowsOf('page_share')]).toEqual([1, 1, 1])
  })
})
