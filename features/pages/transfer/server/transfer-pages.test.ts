import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as call from '../../documents/wire.admin'
import { keepSavedRow, listSavedRows, removeSavedRow } from '../../editor/wire.admin'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import * as transfer from '../../wire.transfer'

describe.each(engines)('pages from and into files on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  const exported = async (id = 0): Promise<string> =>
    Buffer.from((await site.ask(transfer.exportPages, { id })).content as Uint8Array).toString()
  const imported = (value: unknown, dryRun = false) =>
    site.ask(transfer.importPages, { text: typeof value === 'string' ? value : JSON.stringify(value), dryRun })
  const file = (...pages: unknown[]) => ({ frontage: 'pages', version: 1, pages })
  const titles = async (): Promise<string[]> => (await site.ask(call.listPages, {})).pages.map(({ title }) => title)

  test('what was exported is the same again when it is imported', async () => {
    const odd = { ...written('/one', 'One', { title: '' }), later: ['kept'] }
    expect(await imported(file(odd, written('/two', 'Two')))).toMatchObject({
      pages: [
        { path: '/one', outcome: 'new', faults: [{ path: 'rows.0.columns.0.modules.0.props.title' }] },
        { path: '/two', outcome: 'new' },
      ],
      imported: 2,
    })
    const text = await exported()
    expect(JSON.parse(text)).toEqual(file(odd, written('/two', 'Two')))
    expect((await imported(text)).pages.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
    expect(await exported()).toBe(text)
  })

  test('a look says what is new and what changes, and keeps nothing', async () => {
    const before = await exported()
    const look = await imported(file(written('/two', 'Two again'), written('/three', 'Three')), true)
    expect(look).toMatchObject({ pages: [{ outcome: 'changed' }, { outcome: 'new' }], imported: 0 })
    expect(await exported()).toBe(before)
  })

  test('what is no page is named, and then nothing is kept', async () => {
    const before = await exported()
    const answer = await imported(file(written('/three', 'Three'), { title: 'x' }, written('/three', 'Again'), written('/admin', 'Admin')))
    expect(answer.bad.map(({ path }) => path)).toEqual(['pages.1', 'pages.2', 'pages.3'])
    expect([answer.imported, await exported()]).toEqual([0, before])
  })

  test('files of anything else are refused at their place', async () => {
    for (const text of ['{', 'null', '[]', '{"pages":[]}', '{"frontage":"pages","version":2,"pages":[]}'])
      await expect(imported(text), text).rejects.toMatchObject({ field: 'text' })
  })

  test('the JSON of one page is taken too, as a draft that nobody sees', async () => {
    const { version: _version, ...rest } = written('/four', 'Four')
    await imported({ version: 1, ...rest })
    expect(await titles()).toContain('Four')
    expect(await site.feature.pages?.find('/four')).toBeUndefined()
    const { id } = (await site.ask(call.listPages, {})).pages.find(({ path }) => path === '/four')!
    expect(JSON.parse(await exported(id))).toEqual(file(written('/four', 'Four')))
  })

  test('a row that is kept under a name can be used again, faults and all', async () => {
    const row = { ...written('/x', 'x', { title: '' }).rows[0]! }
    const { id } = await site.ask(keepSavedRow, { name: 'Hello', row })
    await site.ask(keepSavedRow, { name: 'Hello', row: { ...row, look: 'band' } })
    expect((await site.ask(listSavedRows, {})).rows).toMatchObject([
      { id, name: 'Hello', by: 'Anna', row: { look: 'band' }, faults: [{ path: 'columns.0.modules.0.props.title' }] },
    ])
    await site.ask(removeSavedRow, { id })
    await expect(site.ask(removeSavedRow, { id })).rejects.toMatchObject({ code: 'row-gone' })
  })
})
