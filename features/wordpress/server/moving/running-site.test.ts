import type { OutAnswer } from '@frontage/kit/post/read-out.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { beginWordPressImport } from '../../wire.admin'
import { createMoving } from './moving.fake'

const SITE = 'https://old.example'
const page = {
  ...{ id: 2, slug: 'about', link: `${SITE}/about/`, title: { rendered: 'About' } },
  content: { rendered: `<p>Us.</p><img src="${SITE}/wp-content/uploads/bowl.jpg" alt="A bowl">` },
}
const bowl = { id: 9, source_url: `${SITE}/wp-content/uploads/bowl.jpg` }
const lists = new Map<string, unknown>([
  [`${SITE}/wp-json/`, { name: 'Old', description: '', home: SITE, namespaces: [] }],
  [`${SITE}/wp-json/wp/v2/pages`, [page]],
  [`${SITE}/wp-json/wp/v2/media`, [bowl]],
])

/** A running site with a page and a picture, that notes what it was asked for. */
function createOldSite() {
  const asked: string[] = []
  const readOut = async ({ url }: { readonly url: string }): Promise<OutAnswer> => {
    asked.push(url)
    const { origin, pathname } = new URL(url)
    const json = lists.get(origin + pathname) ?? (pathname.startsWith('/wp-json/wp/v2/') ? [] : undefined)
    const bytes = pathname.endsWith('.jpg') ? 'picture' : JSON.stringify(json ?? 'nothing')
    return { status: json || pathname.endsWith('.jpg') ? 200 : 404, headers: {}, bytes: Buffer.from(bytes) }
  }
  return { asked, readOut }
}

describe.each(engines)('a running site on %s', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
  })
  afterEach(() => database.close())

  test('issue 17: a running site is looked at by its address, and imported with its pictures', async () => {
    const { asked, readOut } = createOldSite()
    const moving = createMoving(database, readOut)
    await moving.ask(beginWordPressImport, { files: [], from: SITE })
    await moving.change('look', { from: SITE })
    await moving.tools.jobs.runDue()
    const ready = await moving.shown()
    expect(ready).toMatchObject({ state: 'ready', files: [], choices: { from: SITE }, report: { title: 'Old', url: SITE } })
    expect(ready.report!.counts).toEqual([
      { kind: 'page', new: 1, changed: 0, same: 0, missing: 0 },
      { kind: 'picture', new: 1, changed: 0, same: 0, missing: 0 },
    ])
    expect(ready.report!.gaps).toContainEqual(expect.objectContaining({ what: expect.stringContaining('the menu, forms') }))
    expect(asked.filter((url) => url.endsWith('.jpg'))).toEqual([])
    await moving.change('import', { from: SITE })
    await moving.tools.jobs.runDue()
    expect(await moving.shown()).toMatchObject({ state: 'done', report: { isLook: false } })
    expect(asked.filter((url) => url.endsWith('.jpg'))).toEqual([`${SITE}/wp-content/uploads/bowl.jpg`])
  })

  test('issue 17: neither file nor address is refused; a site that is none is named, and another one may be tried', async () => {
    const moving = createMoving(database, createOldSite().readOut)
    await expect(moving.ask(beginWordPressImport, { files: [] })).rejects.toThrow('the address of the site')
    const other = 'https://shop.example'
    const { import: begun } = await moving.ask(beginWordPressImport, { files: [], from: other })
    await moving.change('look', { from: other })
    await moving.tools.jobs.runDue()
    const failed = await moving.shown()
    expect(failed).toMatchObject({ id: begun.id, state: 'failed', report: null, canGoOn: false })
    expect(failed.reason).toBe(`${other} could not be read: it does not answer as a WordPress with its REST API: use its export file.`)
    const { import: next } = await moving.ask(beginWordPressImport, { files: [], from: SITE })
    expect(next).toMatchObject({ state: 'receiving', choices: { from: SITE } })
    expect(next.id).not.toBe(begun.id)
  })
})
