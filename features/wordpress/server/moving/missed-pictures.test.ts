import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { changeWordPressImport, getWordPressImports, type ImportReport } from '../../wire.admin'
import { createMoving, exportWith } from './moving.fake'

const picture = { status: 200, headers: {}, bytes: Buffer.from('picture') }

describe.each(engines)('pictures that could not be had on %s', (engine) => {
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

  /** An import with two pictures, of which the second one is missing. */
  async function withMissing() {
    const asked: string[] = []
    let isAway = true
    const moving = createMoving(database, async ({ url }) => {
      asked.push(url)
      if (isAway && url.endsWith('p2.jpg')) throw new Error('the old site is away')
      return picture
    })
    await moving.upload(exportWith(2))
    await moving.change('import', { asDrafts: true })
    await moving.tools.jobs.runDue()
    const comesBack = (): void => {
      isAway = false
    }
    return { moving, asked, comesBack, done: await moving.shown() }
  }
  const picturesOf = ({ report }: { readonly report: ImportReport | null }) => report!.counts.find(({ kind }) => kind === 'picture')

  test('missing pictures are tried again by an import of its own, which asks for no other one; then the export is let go of', async () => {
    const { moving, asked, comesBack, done } = await withMissing()
    await moving.change('again')
    await expect(
      moving.ask(changeWordPressImport, { id: done.id, revision: done.revision, action: 'again' }),
      'a second press',
    ).rejects.toThrow('Somebody else saved this in the meantime')
    await moving.tools.jobs.runDue()
    const still = await moving.shown()
    expect([still.id, still.state, picturesOf(still)?.missing, still.canTryAgain]).toEqual([done.id + 1, 'done', 1, true])
    expect((await moving.shown(done.id)).canTryAgain, 'the one before').toBe(false)

    comesBack()
    await moving.change('again', { from: 'https://now.example', asDrafts: true })
    await moving.tools.jobs.runDue()
    const all = await moving.shown()
    expect(all).toMatchObject({
      id: done.id + 2,
      state: 'done',
      canTryAgain: false,
      choices: { from: 'https://now.example', asDrafts: true },
    })
    expect(picturesOf(all)).toMatchObject({ new: 2, missing: 0 })
    expect(asked.map((url) => url.replace('/wp-content/uploads', ''))).toEqual([
      'https://old.example/p1.jpg',
      'https://old.example/p2.jpg',
      'https://old.example/p2.jpg',
      'https://now.example/p2.jpg',
    ])
    expect(await blobs(moving), 'the export is not kept').toBe(0)
    expect((await moving.ask(getWordPressImports, {})).past.map(({ id }) => id)).toEqual([all.id, still.id, done.id])
    expect(picturesOf(await moving.shown(done.id)), 'its report stays').toMatchObject({ new: 1, missing: 1 })
    await expect(moving.change('again'), 'none is missing').rejects.toThrow('no longer here')
  })

  test('what nobody tries again is let go of with the next import, or after a week', async () => {
    const { moving, done } = await withMissing()
    const { id } = await moving.begin('other.xml', 10)
    expect(await blobs(moving)).toBe(0)
    expect((await moving.shown(done.id)).canTryAgain).toBe(false)
    const { revision } = await moving.shown(done.id)
    await expect(moving.ask(changeWordPressImport, { id: done.id, revision, action: 'again' })).rejects.toThrow(
      'Import the same files again',
    )
    expect(id).toBeGreaterThan(done.id)

    const second = await withMissing()
    second.moving.tools.clock.advance(6 * 86_400_000)
    await second.moving.sweep()
    expect([await blobs(second.moving), (await second.moving.shown()).canTryAgain]).toEqual([1, true])
    second.moving.tools.clock.advance(2 * 86_400_000)
    await second.moving.sweep()
    expect([await blobs(second.moving), (await second.moving.shown()).canTryAgain]).toEqual([0, false])
  })
})
