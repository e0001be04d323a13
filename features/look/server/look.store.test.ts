import { houseColours } from '@frontage/kit/site-look.server'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { migrate } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { houseTextColours } from '@frontage/kit/text-colours'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { presets } from '../editor/presets'
import { houseLook } from '../house-look'
import type { ThemeSettings } from '../look'
import { migrations } from '../migrations'
import { MOST_KEPT } from '../spec'
import { openLook, readKeptLook, saveLook } from '../wire.admin'
import { createLookSite } from './look.fake'
import { createLookStore } from './look.store'

const kowhai: ThemeSettings = { ...presets[1]!.look, language: 'he', timeZone: 'Asia/Jerusalem' }

const zoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone

describe.each(engines)('where a site is, on %s', (engine) => {
  test('on the clocks of its machine, until its owner or the demo says where', async () => {
    const { feature, tools, send, close } = await createLookSite(engine, inject('postgresUrl'))
    expect(await feature.look?.()).toMatchObject({ language: 'en', timeZone: zoneHere })
    await tools.site.write('time-zone', 'America/Lima')
    tools.events.hear('site.set-up')
    expect(await feature.look?.()).toMatchObject({ language: 'en', timeZone: 'America/Lima' })
    await feature.demo?.('demo')
    expect(await feature.look?.()).toMatchObject({ language: 'en-NZ', timeZone: 'Pacific/Auckland' })
    expect((await send(openLook, {}, 'owner')).answer).toMatchObject({
      revision: 0,
      look: { language: 'en-NZ', timeZone: 'Pacific/Auckland' },
    })
    const { timeZone: _, ...early } = houseLook
    await createLookStore(tools.db).add({ look: early as ThemeSettings, savedAt: '2026-11-21T00:00:00Z', savedBy: 'x' }, tools.db)
    tools.events.hear('look.changed')
    expect(await feature.look?.(), 'an early look names no zone').toMatchObject({ language: 'en', timeZone: 'Pacific/Auckland' })
    await close()
  })

  test.each([
    [{ name: 'name', value: 'A business' }, 'Pacific/Auckland'],
    [undefined, zoneHere],
  ])('a site in use goes on showing the zone that it showed: %j', async (setting, shown) => {
    const { '2026-11-29-look-time-zone': _, ...before } = { ...kitMigrations(engine), ...migrations(engine) }
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), before)
    if (setting) await db.withTables<{ setting: typeof setting }>().insertInto('setting').values(setting).execute()
    await migrate(db, { ...kitMigrations(engine), ...migrations(engine) })
    expect((await createLookStore(db).published()).look.timeZone).toBe(shown)
    await close()
  })
})

describe.each(engines)('the look of the site on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createLookSite>>
  beforeAll(async () => {
    site = await createLookSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  const open = async () => (await site.send(openLook, {}, 'owner')).answer
  const save = (look: ThemeSettings, revision: number) => site.send(saveLook, { look, revision }, 'editor')

  test('begins as the look of the house, without a sheet', async () => {
    const look = { ...houseLook, timeZone: zoneHere }
    expect(await open()).toEqual({ revision: 0, look, published: { id: 0, look }, draft: null, kept: [] })
    expect(await site.feature.look?.()).toEqual({
      ...{ sheet: '', fonts: ['bricolage-grotesque', 'source-sans-3'], language: 'en', direction: 'ltr' },
      letters: houseTextColours,
      colours: houseColours,
      drawing: 'none',
      timeZone: zoneHere,
    })
  })

  test('a look that is saved holds at once, for pages too, and the ones before it are kept', async () => {
    let heard = 0
    site.tools.events.onPublic(() => heard++)
    const { revision } = await open()
    const { status, answer } = await save(kowhai, revision)
    expect(status).toBe(200)
    expect(heard, 'pages that are drawn already are forgotten').toBe(1)
    expect(await site.feature.look?.()).toMatchObject({ fonts: ['newsreader', 'figtree'], language: 'he', direction: 'rtl' })
    expect((await site.feature.look?.())?.timeZone).toBe('Asia/Jerusalem')
    await save(houseLook, answer.revision)
    expect((await site.feature.look?.())?.sheet).toBe('')
    expect((await open()).kept.map(({ by }) => by)).toEqual(['Grace, editor', 'Grace, editor'])
    expect((await site.send(readKeptLook, { id: answer.published.id }, 'owner')).answer.look).toEqual(kowhai)
    expect((await site.send(readKeptLook, { id: 999 }, 'owner')).status).toBe(404)
  })

  test('whoever was overtaken is told by whom, and nothing is lost', async () => {
    const { revision, look } = await open()
    const { status, answer } = await save(kowhai, revision - 1)
    expect([status, (answer as unknown as { message: string }).message]).toEqual([409, expect.stringContaining('Grace, editor')])
    expect((await open()).look).toEqual(look)
  })

  test('bar E01: values that are no setting are refused, and what is kept of an older shape gives way', async () => {
    const { revision } = await open()
    const bad = { ...houseLook, light: { ...houseLook.light, main: { ...houseLook.light.main, paper: '#fff;}*{color:red' } } }
    expect((await save(bad, revision)).status).toBe(400)
    const { db } = site.tools
    await db
      .withTables<{ site_look: { settings: string; saved_at: string; saved_by: string } }>()
      .insertInto('site_look')
      .values({ settings: JSON.stringify(bad), saved_at: '2026-11-21T00:00:00Z', saved_by: 'x' })
      .execute()
    site.tools.events.hear('look.changed')
    expect((await site.feature.look?.())?.sheet).toBe('')
  })

  test('the oldest go when there are too many', async () => {
    for (let round = 0; round < MOST_KEPT + 2; round++) await save(round % 2 ? kowhai : houseLook, (await open()).revision)
    expect((await open()).kept).toHaveLength(MOST_KEPT)
  })

  test('bar B01: visitors and moderators do not dress the site; bar B13: each action is a line', async () => {
    for (const role of [undefined, 'moderator'] as const) {
      const status = role ? 403 : 401
      expect((await site.send(openLook, {}, role)).status).toBe(status)
      expect((await site.send(readKeptLook, { id: 1 }, role)).status).toBe(status)
      expect((await site.send(saveLook, { look: kowhai, revision: 0 }, role)).status).toBe(status)
    }
    const lines = await site.tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines.map(({ action }) => action)).toContain('site-look.change')
  })
})
