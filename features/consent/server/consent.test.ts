import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { type Actor, isAllowed, visitor } from '@frontage/kit/wire/permission'
import { parse } from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { getConsent, saveConsent } from '../wire.admin'
import { createFeature } from './index'

describe.each(engines)('what visitors are asked on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database)
    const feature = createFeature(tools)
    const actor: Actor = { role: 'owner', accountId: 1, name: 'Grace', session: 's' }
    const cookie = { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} }
    const context = { actor, signedIn: async () => actor, bucket: 'b', network: '', requestId: 'r', agent: '', page: '', cookie }
    const ask = async (call: typeof getConsent | typeof saveConsent, request: object) =>
      feature.routes.find((route) => route.call === call)!.reply(parse(call.request, request), context)
    const save = async (consent: InputOf<typeof saveConsent>['consent'], askAgain = false) => {
      const { revision } = (await ask(getConsent, {})) as AnswerOf<typeof getConsent>
      return ask(saveConsent, { consent, askAgain, revision })
    }
    return { ...tools, feature, ask, save, around: () => feature.around!() }
  }

  test('nothing is asked until there is something to ask for', async () => {
    const { around, save } = await setUp()
    expect(await around()).toEqual({ above: [], below: [] })
    await save({ isOn: true })
    expect(await around()).toEqual({ above: [], below: [] })
    await save({ isOn: true, marketing: { isUsed: true, text: 'Our films.' } })
    expect(await around()).toMatchObject({
      above: [{ block: 'cookie-consent', props: { categories: [{ name: 'marketing', text: 'Our films.' }], version: 2 } }],
      below: [{ block: 'cookie-settings' }],
    })
  })

  test('everybody is asked anew when there is more to allow, or when the owner wants it', async () => {
    const { save } = await setUp()
    const statistics = { isUsed: true }
    expect(await save({ statistics })).toMatchObject({ version: 2 })
    expect(await save({ statistics, title: 'Biscuits' })).toMatchObject({ version: 2, consent: { title: 'Biscuits' } })
    expect(await save({ statistics }, true)).toMatchObject({ version: 3 })
    expect(await save({})).toMatchObject({ version: 3 })
  })

  test('bar E04: the link to read on leads nowhere else; what fits no more is as if nothing were kept', async () => {
    const { save, ask, site, events, around } = await setUp()
    await expect(save({ more: { href: 'javascript:alert(1)' } })).rejects.toThrow()
    await site.write('consent', '{"consent":{"isOn":"yes"},"version":"x"}')
    events.hear('consent.changed')
    expect(await ask(getConsent, {})).toMatchObject({ consent: { isOn: false }, version: 1 })
    expect((await around()).above).toEqual([])
  })

  test('it comes along into another site, where everybody is asked anew if there is more to allow', async () => {
    const { feature, save, ask, db, events } = await setUp()
    const read = async (consent: object) => {
      const into = (trx: typeof db) => feature.transfer!.read(new Map([['consent', consent]]), { trx, by: '' })
      const report = await db.transaction().execute(into)
      events.hear(undefined)
      return report
    }
    expect([...(await feature.transfer!.write())]).toEqual([])
    await save({ isOn: true, statistics: { isUsed: true } })
    const written = (await feature.transfer!.write()).get('consent') as object
    expect((await read(written)).brought).toEqual([{ what: 'cookie consent', outcome: 'same' }])
    await read({ ...written, marketing: { isUsed: true } })
    expect(await ask(getConsent, {})).toMatchObject({ version: 3, consent: { marketing: { isUsed: true } } })
    const bad = await read({ more: { label: 'More', href: 'javascript:alert(1)' } })
    expect(bad.bad.map(({ path }) => path)).toEqual(['consent.json: more.href'])
  })

  test('a tag manager has an id that is one, asks for statistics, and its hosts are named only while visitors are asked', async () => {
    const { feature, save, around } = await setUp()
    for (const id of ['UA-12345-1', 'GTM-', 'GTM-AB"><script>', "G-1234'; script-src *"])
      await expect(save({ tagManager: id }), id).rejects.toThrow()
    await save({ tagManager: ' gtm-abc123 ' })
    expect([await around(), await feature.hosts?.()]).toEqual([{ above: [], below: [] }, {}])
    await save({ isOn: true, tagManager: 'GTM-ABC123' })
    expect(await around()).toMatchObject({
      above: [{ props: { categories: [{ name: 'statistics' }] } }],
      below: [{ block: 'cookie-settings' }, { block: 'tag-manager', props: { id: 'GTM-ABC123' } }],
    })
    expect(await feature.hosts?.()).toMatchObject({ script: ['https://www.googletagmanager.com'] })
    await save({ isOn: true, statistics: { isUsed: true } })
    expect([(await around()).below, await feature.hosts?.()]).toEqual([[{ block: 'cookie-settings', props: {} }], {}])
  })

  test('bar B01: owners and editors only; bar B13: it is a line', async () => {
    const { feature, save, db } = await setUp()
    expect(feature.routes.every(({ permission }) => !isAllowed(permission!, visitor))).toBe(true)
    await save({})
    const lines = await db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines).toEqual([{ action: 'consent.change' }])
  })
})
