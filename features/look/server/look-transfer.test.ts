import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { presets } from '../editor/presets'
import { houseLook } from '../house-look'
import { openLook, saveLook, saveLookDraft } from '../wire.admin'
import { createLookSite } from './look.fake'

type LookSite = Awaited<ReturnType<typeof createLookSite>>

describe.each(engines)('a look on its way into another site, on %s', (engine) => {
  const open: LookSite[] = []
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close()
  })
  async function begin(): Promise<LookSite> {
    const site = await createLookSite(engine, inject('postgresUrl'))
    open.push(site)
    return site
  }
  const read = ({ tools, feature }: LookSite, look: unknown) =>
    tools.db.transaction().execute((trx) => feature.transfer!.read(new Map([['look', look]]), { trx, by: 'Anna' }))

  test('becomes the newest there, and the one before it stays', async () => {
    const from = await begin()
    expect([...(await from.feature.transfer!.write())]).toEqual([])
    const look = { ...presets[1]!.look, language: 'mi', timeZone: 'Pacific/Auckland' }
    await from.send(saveLook, { look, revision: 0 }, 'owner')
    const written = (await from.feature.transfer!.write()).get('look')
    expect(written).toEqual(look)
    const to = await begin()
    await to.send(saveLook, { look: houseLook, revision: 0 }, 'owner')
    expect((await read(to, written)).brought).toEqual([{ what: 'look', outcome: 'changed' }])
    expect((await read(to, written)).brought).toEqual([{ what: 'look', outcome: 'same' }])
    const { answer } = await to.send(openLook, {}, 'owner')
    expect(answer).toMatchObject({ look, kept: [{ by: 'Anna' }, { by: 'Grace, owner' }] })
  })

  test('a draft comes along; one that is here stays beside a look that comes in, and says that it is outdated', async () => {
    const from = await begin()
    const colourful = { ...presets[1]!.look, language: 'mi', timeZone: 'Pacific/Auckland' }
    await from.send(saveLookDraft, { look: colourful, revision: 0 }, 'owner')
    const written = await from.feature.transfer!.write()
    expect(written).toEqual(new Map([['look-draft', { ...colourful, isOutdated: false }]]))
    const to = await begin()
    const { brought } = await to.tools.db.transaction().execute((trx) => to.feature.transfer!.read(written, { trx, by: 'Anna' }))
    expect(brought).toEqual([{ what: 'draft of the look', outcome: 'new' }])
    const opened = (await to.send(openLook, {}, 'owner')).answer
    expect(opened).toMatchObject({ look: colourful, draft: { by: 'Anna', isOutdated: false }, published: { id: 0 } })

    const other = { ...presets[2]!.look, language: 'en', timeZone: 'UTC' }
    await read(to, other)
    const after = (await to.send(openLook, {}, 'owner')).answer
    expect(after).toMatchObject({ look: colourful, draft: { isOutdated: true }, published: { look: other } })
    expect((await to.send(saveLook, { look: colourful, revision: opened.revision }, 'owner')).status, 'who had it open hears of it').toBe(
      409,
    )
    expect((await to.feature.transfer!.write()).get('look-draft')).toMatchObject({ isOutdated: true })
    await read(to, colourful)
    expect((await to.send(openLook, {}, 'owner')).answer, 'a draft that visitors see is none').toMatchObject({ draft: null })
  })

  test('bar E01: a value that is no setting is named, and nothing of it is kept', async () => {
    const site = await begin()
    const light = { ...houseLook.light, main: { ...houseLook.light.main, paper: '#fff;}*{color:red' } }
    expect(await read(site, { ...houseLook, light })).toMatchObject({ brought: [], bad: [{ path: 'look.json: light.main.paper' }] })
    expect((await site.send(openLook, {}, 'owner')).answer.revision).toBe(0)
  })
})
