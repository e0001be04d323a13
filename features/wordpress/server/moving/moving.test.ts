import { gzipSync } from 'node:zlib'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { beginWordPressImport, changeWordPressImport, getWordPressImports } from '../../wire.admin'
import { createMoving, exportWith } from './moving.fake'

const picture = { status: 200, headers: {}, bytes: Buffer.from('picture') }

describe.each(engines)('imports on %s', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
  })
  afterEach(() => database.close())

  async function blobs({ tools }: ReturnType<typeof createMoving>): Promise<number> {
    let count = 0
    for await (const _ of tools.files.blobs()) count++
    return count
  }

  test('issue 17: an export is sent in pieces, which may come twice, and goes on where its line was cut', async () => {
    const moving = createMoving(database, async () => picture)
    const bytes = Buffer.from(exportWith(1))
    const { id } = await moving.begin('old.xml', bytes.length)
    expect(await moving.piece(id, 0, bytes.subarray(0, 600))).toBe(600)
    expect(await moving.piece(id, 0, bytes.subarray(0, 600)), 'once more').toBe(600)
    await expect(moving.piece(id, 1_000, bytes.subarray(1_000)), 'with a gap').rejects.toThrow('does not follow')
    await expect(moving.piece(id, 600, bytes), 'too long').rejects.toThrow('does not follow')
    await expect(moving.change('look'), 'not complete').rejects.toThrow('not uploaded completely')
    const again = await moving.begin('old.xml', bytes.length)
    expect([again.id, again.files]).toEqual([id, [{ name: 'old.xml', size: bytes.length, received: 600 }]])
    expect(await moving.piece(id, 600, bytes.subarray(600))).toBe(bytes.length)
    expect(await blobs(moving)).toBe(2)
    const other = await moving.begin('other.xml', 10)
    expect(other.id).not.toBe(id)
    expect(await blobs(moving), 'files that nobody imported are gone').toBe(0)
  })

  test('issue 17: what is no export is refused with its first piece, packed or not; half an export when it is read', async () => {
    const moving = createMoving(database, async () => picture)
    const { id } = await moving.begin('holiday.xml', 2_000)
    for (const bytes of [Buffer.from('<html>'), Buffer.from([0x1f, 0x8b, 1, 2]), gzipSync('<rss>news</rss>')])
      await expect(moving.piece(id, 0, bytes)).rejects.toThrow('“holiday.xml” is not a WordPress export')
    expect(await blobs(moving)).toBe(0)
    const cut = await moving.upload(exportWith(1).slice(0, -30))
    expect(cut).toMatchObject({ state: 'failed', report: null, canGoOn: false, reason: expect.stringContaining('could not be read') })
    expect((await moving.ask(getWordPressImports, {})).past).toEqual([])
  })

  test('issue 17: first it says what would come, by kind, then it comes; the report stays and names the place of each gap', async () => {
    const asked: string[] = []
    const moving = createMoving(database, async ({ url }) => {
      asked.push(url)
      if (url.endsWith('p2.jpg')) throw new Error('the old site is away')
      return picture
    })
    const ready = await moving.upload(gzipSync(exportWith(2)), 'old.xml.gz')
    expect(ready).toMatchObject({ state: 'ready', report: { isLook: true, title: 'Old', url: 'https://old.example' } })
    expect(ready.report!.counts).toEqual([
      { kind: 'page', new: 1, changed: 0, same: 0, missing: 0 },
      { kind: 'picture', new: 2, changed: 0, same: 0, missing: 0 },
    ])
    expect(ready.report!.gaps).toEqual([{ page: '/about', at: 'https://old.example/about/', what: 'the list “calendar”' }])
    expect(asked).toEqual([])

    await moving.change('import', { from: 'https://now.example' })
    await moving.tools.jobs.runDue()
    const done = await moving.shown()
    expect(asked).toEqual(['https://now.example/wp-content/uploads/p1.jpg', 'https://now.example/wp-content/uploads/p2.jpg'])
    expect(done).toMatchObject({ state: 'done', reason: '', report: { isLook: false } })
    expect(done.report!.counts.at(-1)).toEqual({ kind: 'picture', new: 1, changed: 0, same: 0, missing: 1 })
    expect(done.report!.gaps).toEqual([
      { page: '/about', at: '/admin/pages?page=7&at=rows.1', what: 'the picture https://old.example/wp-content/uploads/p2.jpg' },
      { page: '/about', at: '/admin/pages?page=7&at=rows.1', what: 'the list “calendar”' },
      { page: '', at: '', what: 'the picture https://old.example/wp-content/uploads/p2.jpg: the old site is away' },
    ])
    expect(moving.opened).toEqual(['open'])
    expect(done.canTryAgain).toBe(true)
    expect(await blobs(moving), 'the export waits for the picture that is missing').toBe(1)
    expect((await moving.ask(getWordPressImports, {})).past).toMatchObject([
      { id: done.id, state: 'done', title: 'Old', files: ['old.xml.gz'] },
    ])
  })

  test('issue 17: files of plugins are sent like exports, beside one or alone; of several the one that is cut is named', async () => {
    const moving = createMoving(database, async () => picture)
    const redirects = JSON.stringify({
      redirects: [{ url: '^/a', regex: true, match_type: 'url', action_type: 'url', action_data: { url: '/b' } }],
    })
    const alone = await moving.upload(redirects, 'redirection.json')
    expect(alone).toMatchObject({ state: 'ready', report: { title: '', url: '', counts: [], allGaps: 1 } })
    await moving.change('import')
    await moving.tools.jobs.runDue()
    expect(await moving.shown()).toMatchObject({
      state: 'done',
      report: { gaps: [{ page: '', what: 'the redirect from ^/a: it is a regular expression' }] },
    })
    expect(moving.opened, 'a site without pages is not opened').toEqual([])

    const parts = [exportWith(1), 'CREATE TABLE `x_wpfb_reviews` (`id` int); INSERT INTO `x_wpfb_reviews` VALUES (1'].map((text) =>
      Buffer.from(text),
    )
    const files = parts.map(({ length }, index) => ({ name: ['old.xml', 'dump.sql'][index]!, size: length, modified: 1 }))
    const { id } = (await moving.ask(beginWordPressImport, { files })).import
    for (const [index, part] of parts.entries()) await moving.piece(id, 0, part, index)
    await moving.change('look')
    await moving.tools.jobs.runDue()
    expect(await moving.shown()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('The export file “dump.sql” could not be read: it ends in the middle'),
    })
  })

  /** Holds the second picture back until it is let go. */
  function holding() {
    const asked: string[] = []
    const reached = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const readOut: ReadOut = async ({ url }) => {
      asked.push(url.slice(-6))
      if (asked.length === 2) {
        reached.resolve()
        await held.promise
      }
      return picture
    }
    return { asked, reached: reached.promise, letGo: held.resolve, readOut }
  }

  test('issue 17: a pause stops it behind the picture that is coming, nothing is fetched twice, and two do not run at once', async () => {
    const { asked, reached, letGo, readOut } = holding()
    const moving = createMoving(database, readOut)
    await moving.upload(exportWith(4))
    await moving.change('import')
    const running = moving.tools.jobs.runDue()
    await reached
    expect((await moving.shown()).progress).toEqual({ step: 'pictures', done: 1, total: 4 })
    await expect(moving.begin('other.xml', 10)).rejects.toThrow('still running')
    await moving.change('pause')
    await expect(moving.change('resume'), 'while it still stops').rejects.toThrow('cannot be changed')
    letGo()
    await running
    expect(await moving.shown()).toMatchObject({ state: 'paused', canGoOn: true })
    expect(asked).toEqual(['p1.jpg', 'p2.jpg'])
    await moving.change('resume')
    await moving.tools.jobs.runDue()
    expect((await moving.shown()).state).toBe('done')
    expect(asked).toEqual(['p1.jpg', 'p2.jpg', 'p3.jpg', 'p4.jpg'])
  })

  test('issue 17: a server that ends leaves the import to the next one, which goes on where it stood', async () => {
    const { asked, reached, letGo, readOut } = holding()
    const first = createMoving(database, readOut)
    await first.upload(exportWith(3))
    await first.change('import')
    const running = first.tools.jobs.runDue()
    await reached
    const stopped = first.tools.jobs.stop()
    letGo()
    await Promise.all([running, stopped])
    expect((await first.shown()).state).toBe('running')
    const second = createMoving(database, readOut)
    // The library of the first one holds what it fetched.
    for (const name of ['p1', 'p2']) await second.tools.library.add(name, new Uint8Array(), '')
    await second.tools.jobs.runDue()
    expect((await second.shown()).state).toBe('done')
    expect(asked).toEqual(['p1.jpg', 'p2.jpg', 'p3.jpg'])
  })

  test('issue 17: two owners: the second is told that the first was faster; files that nobody imported are let go of after a week', async () => {
    const moving = createMoving(database, async () => picture)
    const { id, revision } = await moving.upload(exportWith(1))
    await moving.change('look')
    await moving.tools.jobs.runDue()
    const stale = moving.ask(changeWordPressImport, { id, revision, action: 'import' })
    await expect(stale).rejects.toThrow('Somebody else saved this in the meantime')
    const now = (await moving.shown()).revision
    const both = [1, 2].map(() => moving.ask(changeWordPressImport, { id, revision: now, action: 'look' }))
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await moving.tools.jobs.runDue()
    moving.tools.clock.advance(8 * 86_400_000)
    await moving.sweep()
    expect(await blobs(moving)).toBe(0)
    expect((await moving.ask(getWordPressImports, {})).shown).toBeNull()
  })
})
