import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { getMe, setUpOwner } from '../../wire.admin'
import { getSession } from '../../wire.session'
import { createBrowser, createTestAccounts, statusOf } from '../accounts.fake'

describe.each(engines)('first owner on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createTestAccounts({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const countOf = async (table: string) => (await sql`select 1 from ${sql.table(table)}`.execute(site.database.db)).rows.length
    return { ...site, countOf }
  }

  const grace = { name: 'Grace', email: 'grace@site.test', password: 'kwila boards and brass' }

  test('bar A09: the token makes the owner, signs them in and writes them a letter, once', async () => {
    const { feature, browser, tools, countOf } = await setUp()
    await tools.site.write('name', 'Tussock & Tide')
    const notice = await feature.notice('http://site.test')
    const token = feature.setUpToken()!
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(notice[0]).toContain(`http://site.test/admin/set-up#${token}`)
    const owner = browser()
    expect(await owner.ask(getSession, {})).toEqual({ me: null, step: null, needsOwner: true, siteName: 'Tussock & Tide' })
    await owner.ask(setUpOwner, { ...grace, token })
    expect(await owner.ask(getMe, {})).toMatchObject({
      name: 'Grace',
      role: 'owner',
      rights: ['accounts.manage', 'accounts.own', 'audit.read'],
    })
    expect(feature.setUpToken()).toBeUndefined()
    expect((await tools.outbox.list(5))[0]).toMatchObject({ recipient: 'grace@site.test', subject: 'Tussock & Tide: your site is ready' })
    expect(await statusOf(browser().ask(setUpOwner, { ...grace, email: 'second@site.test', token }))).toMatchObject({ status: 409 })
    expect(await countOf('account')).toBe(1)
  })

  test.each([
    ['America/Lima', 'America/Lima'],
    ['Middle/Earth', undefined],
    [undefined, undefined],
  ])('the site gets the time zone of its first owner: %s', async (timeZone, stored) => {
    const { feature, browser, tools } = await setUp()
    await feature.notice('')
    let heard: string | undefined = 'nothing'
    tools.events.on('site.set-up', () => (heard = timeZone))
    await browser().ask(setUpOwner, { ...grace, token: feature.setUpToken()!, ...(timeZone && { timeZone }) })
    expect(await tools.site.read('time-zone')).toBe(stored)
    expect(heard).toBe(timeZone)
  })

  test.each([
    ['de-DE', 'Europe/Berlin', 'de'],
    ['fr-FR', 'Europe/Paris', undefined],
    [undefined, undefined, undefined],
  ])('the site begins in the language of its first owner where the product is in it: %s', async (language, timeZone, stored) => {
    const { feature, browser, tools } = await setUp()
    await feature.notice('')
    await browser().ask(setUpOwner, { ...grace, token: feature.setUpToken()!, ...(language && { language, timeZone }) })
    expect(await tools.site.read('language')).toBe(stored)
  })

  test('bar A09: without the token of the last start there is no owner', async () => {
    const { feature, browser, countOf, database, tools } = await setUp()
    expect(await statusOf(browser().ask(setUpOwner, { ...grace, token: '' }))).toMatchObject({ status: 403 })
    await feature.notice('')
    const old = feature.setUpToken()!
    await feature.notice('')
    tools.events.hear(undefined)
    expect(feature.setUpToken()).toMatch(/^[\w-]{43}$/)
    expect(feature.setUpToken()).not.toBe(old)
    for (const token of ['', 'x'.repeat(43), old])
      expect(await statusOf(browser().ask(setUpOwner, { ...grace, token }))).toMatchObject({ status: 403, code: 'wrong-token' })
    const dump = JSON.stringify((await sql`select * from account_set_up`.execute(database.db)).rows)
    expect(dump).not.toContain(feature.setUpToken())
    expect(await countOf('account')).toBe(0)
  })

  test('bar A09: of many at the same time exactly one becomes the owner', async () => {
    const { feature, node, countOf } = await setUp()
    await feature.notice('')
    const token = feature.setUpToken()!
    const race = Array.from({ length: 8 }, (_, number) =>
      statusOf(createBrowser(node()).ask(setUpOwner, { ...grace, email: `racer${number}@site.test`, token })),
    )
    const statuses = (await Promise.all(race)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await countOf('account')).toBe(1)
    expect(await countOf('account_session')).toBe(1)
    expect(await countOf('mail')).toBe(1)
  })

  test('bar A09: a site with an owner offers no set-up when it starts again', async () => {
    const { feature, browser, node } = await setUp()
    await feature.notice('')
    await browser().ask(setUpOwner, { ...grace, token: feature.setUpToken()! })
    const again = node(['another-key-of-at-least-32-characters'])
    await again.notice('')
    expect(again.setUpToken()).toBeUndefined()
    expect(await createBrowser(again).ask(getSession, {})).toMatchObject({ needsOwner: false })
  })
})
