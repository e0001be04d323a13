import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { presets } from '../editor/presets'
import type { ThemeSettings } from '../look'
import { discardLook, openLook, saveLook, saveLookDraft } from '../wire.admin'
import { createLookSite } from './look.fake'

const dressed = (preset: number, corner = 4): ThemeSettings => {
  const { look } = presets[preset]!
  return { ...look, shape: { ...look.shape, corner }, language: 'en', timeZone: 'UTC' }
}

describe.each(engines)('the draft of the theme on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createLookSite>>
  beforeAll(async () => {
    site = await createLookSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  const open = async () => (await site.send(openLook, {}, 'owner')).answer
  let revision = 0
  beforeEach(async () => {
    ;({ revision } = (await site.send(saveLook, { look: dressed(0), revision: (await open()).revision }, 'owner')).answer)
  })

  test('is there when the theme is opened again, and no visitor sees it before it is published', async () => {
    const shown = await site.feature.look?.()
    const saved = await site.send(saveLookDraft, { look: dressed(1), revision }, 'editor')
    expect(saved.answer).toMatchObject({ look: dressed(1), published: { look: dressed(0) } })
    expect(await open()).toEqual(saved.answer)
    expect((await open()).draft).toMatchObject({ by: 'Grace, editor', isOutdated: false })
    site.tools.events.hear('look.changed')
    expect(await site.feature.look?.()).toEqual(shown)
    const published = await site.send(saveLook, { look: dressed(1, 8), revision: saved.answer.revision }, 'owner')
    expect(published.answer).toMatchObject({ look: dressed(1, 8), published: { look: dressed(1, 8) }, draft: null })
    expect((await site.feature.look?.())?.sheet).not.toBe(shown?.sheet)
  })

  test('is discarded, and can be saved again; what visitors see is no draft', async () => {
    const { answer } = await site.send(saveLookDraft, { look: dressed(1), revision }, 'owner')
    const back = await site.send(discardLook, { revision: answer.revision }, 'owner')
    expect(back.answer).toMatchObject({ look: dressed(0), draft: null })
    const again = await site.send(saveLookDraft, { look: dressed(1), revision: back.answer.revision }, 'owner')
    expect(again.answer).toMatchObject({ look: dressed(1), draft: { by: 'Grace, owner' } })
    const same = await site.send(saveLookDraft, { look: dressed(0), revision: again.answer.revision }, 'owner')
    expect(same.answer.draft).toBeNull()
  })

  test('two people never overwrite each other unasked', async () => {
    await site.send(saveLookDraft, { look: dressed(1), revision }, 'editor')
    for (const call of [saveLookDraft, saveLook, discardLook] as const) {
      const { status, answer } = await site.send(call, { look: dressed(2), revision }, 'owner')
      expect([status, (answer as unknown as { message: string }).message]).toEqual([409, 'Grace, editor changed this in the meantime.'])
    }
    expect((await open()).look).toEqual(dressed(1))
  })

  test('bar E01: values that are no setting are refused, and a draft that cannot be read leaves what visitors see', async () => {
    const bad = { ...dressed(1), light: { ...dressed(1).light, main: { ...dressed(1).light.main, paper: '#fff;}*{color:red' } } }
    expect((await site.send(saveLookDraft, { look: bad, revision }, 'owner')).status).toBe(400)
    await site.send(saveLookDraft, { look: dressed(1), revision }, 'owner')
    await site.tools.db.withTables<{ look_draft: { settings: string } }>().updateTable('look_draft').set({ settings: '{' }).execute()
    expect(await open()).toMatchObject({ look: dressed(0), draft: null })
  })

  test('bar B01: visitors and moderators save no draft; bar B13: each is a line', async () => {
    for (const role of [undefined, 'moderator'] as const)
      for (const call of [saveLookDraft, discardLook] as const)
        expect((await site.send(call, { look: dressed(1), revision }, role)).status).toBe(role ? 403 : 401)
    const lines = await site.tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['site-look.save-draft', 'site-look.discard']))
  })
})
