import { engines } from '@frontage/kit/storage/database.fake'
import { grace } from '@frontage/kit/tools.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite, type PortfolioSite } from '../../server/portfolio.fake'
import { getLook } from '../../wire'
import { listLooks, removeLook, saveLook } from '../wire.admin'

describe.each(engines)('named settings of the portfolio on %s', (engine) => {
  let site: PortfolioSite
  beforeAll(async () => {
    site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') })
  })
  afterAll(() => site.close())

  const save = (settings: Record<string, unknown>, id = 0, revision = '') =>
    site.send(saveLook, { id, title: 'Wall', settings, revision }, 'editor')

  test('P07: settings are kept under a number, changed, read by pages, and gone when they are removed', async () => {
    const { status, answer } = await save({ columns: 4, itemsPerPage: '6', showSearch: true })
    expect([status, answer.look]).toMatchObject([200, { title: 'Wall', settings: { columns: 4, itemsPerPage: 6 } }])
    const { id, revision } = answer.look
    expect((await site.send(getLook, { id })).answer).toEqual({ settings: { columns: 4, itemsPerPage: 6 } })
    await save({ columns: 2 }, id, revision)
    expect(await save({ columns: 3 }, id, revision)).toMatchObject({ status: 409, answer: { code: 'changed-meanwhile' } })
    expect((await site.send(listLooks, {}, 'owner')).answer.looks).toMatchObject([{ id, settings: { columns: 2 } }])
    const { trash } = (await site.send(removeLook, { id }, 'owner')).answer
    expect((await site.send(removeLook, { id }, 'owner')).answer).toEqual({ removed: false, trash: [] })
    expect((await site.send(getLook, { id })).status).toBe(404)
    expect((await save({}, id)).status).toBe(404)
    await site.tools.trash.restore(trash, grace)
    expect((await site.send(getLook, { id })).answer).toEqual({ settings: { columns: 2 } })
  })

  test('P07 bar E04: what is no setting of the block is not kept, and a value that does not fit becomes the usual one', async () => {
    const { answer } = await save({ columns: 9, headerColor: 'red;}body{display:none', look: 3, onclick: 'x', titlePosition: 'top' })
    expect(answer.look.settings).toEqual({ titlePosition: 'top' })
    expect(await site.send(saveLook, { title: ' ', settings: {} }, 'owner')).toMatchObject({
      status: 400,
      answer: { data: { field: 'title' } },
    })
  })

  test('bar B01: visitors and moderators do not set up the portfolio; bar B13: each action is a line', async () => {
    for (const role of [undefined, 'moderator'] as const) {
      expect((await site.send(saveLook, { title: 'A', settings: {} }, role)).status).toBe(role ? 403 : 401)
      expect((await site.send(listLooks, {}, role)).status).toBe(role ? 403 : 401)
      expect((await site.send(removeLook, { id: 1 }, role)).status).toBe(role ? 403 : 401)
    }
    const lines = await site.tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['look.add', 'look.change', 'look.remove']))
  })
})
