import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPageHeads } from '../../server/page-heads.store'
import { createPagesSite, written } from '../../server/pages.fake'
import * as page from '../../wire.admin'
import * as call from '../wire.admin'
import { createSummaries } from './summaries'

const PAGES = 60

describe.each(engines)('the list of many pages on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createPagesSite(engine, inject('postgresUrl'))
    close = site.close
    for (let place = 0; place < PAGES; place++) await site.ask(call.createPage, { path: `/p-${place}`, title: `Page ${place}` })
    const pages = createPageHeads(site.db)
    const read: number[] = []
    const among: typeof pages.among = (ids) => {
      read.push(...ids)
      return pages.among(ids)
    }
    const summaries = createSummaries({ among }, site.registry)
    const list = async () => {
      const { heads } = await pages.page('all', '', 2 * PAGES)
      return heads.map(await summaries.of(heads))
    }
    /** The pages whose documents were read since this was asked last. */
    const readSince = (): number[] => read.splice(0)
    return { site, list, readSince }
  }

  test('a document is read when it is new or changed, and not again', async () => {
    const { site, list, readSince } = await setUp()
    const first = await list()
    expect(readSince()).toHaveLength(PAGES)
    expect(await list()).toEqual(first)
    expect(readSince()).toEqual([])

    const { id } = first[7]!
    const document = { ...written('/changed', 'Changed', { title: '' }), isHidden: true }
    await site.ask(page.saveDraft, { id, revision: 1, document })
    expect((await list()).find((one) => one.id === id)).toEqual({ id, path: '/changed', title: 'Changed', isHidden: true, faults: 1 })
    expect(readSince()).toEqual([id])

    await site.ask(call.removePage, { id })
    expect((await list()).map((one) => one.id)).not.toContain(id)
    await site.ask(call.bringBackPage, { id })
    expect((await list()).find((one) => one.id === id)).toMatchObject({ title: 'Changed' })
  })
})
