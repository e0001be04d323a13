import { engines } from '@frontage/kit/storage/database.fake'
import type { InputOf } from '@frontage/kit/wire/call'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, forgetPassword, getMe, resetPassword, signIn } from '../../wire.admin'
import { createOwnedSite, statusOf } from '../accounts.fake'
import { createResetStore } from './reset.store'

const MINUTE = 60_000

describe.each(engines)('a forgotten password on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const stranger = site.browser()
    const links = (): string[] => site.tools.letters.flatMap(({ text }) => /reset#(\S+)/.exec(text)?.[1] ?? [])
    const askFor = async (email = site.login.email): Promise<string> => {
      await stranger.ask(forgetPassword, { email })
      await site.tools.jobs.runDue()
      return links().at(-1) ?? ''
    }
    const choose = (token: string, password = 'rimu dust in the lunch box') =>
      statusOf(stranger.ask(resetPassword, { token, password } satisfies InputOf<typeof resetPassword>))
    const later = (minutes: number): void => site.tools.clock.advance(minutes * MINUTE)
    return { ...site, stranger, links, askFor, choose, later }
  }

  test('bar A08: a link chooses a new password once, and everybody is signed out', async () => {
    const { owner, stranger, login, askFor, choose, tools } = await setUp()
    const token = await askFor()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await choose(token)).toMatchObject({ status: 200 })
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await statusOf(stranger.ask(signIn, login))).toMatchObject({ status: 401 })
    expect(await statusOf(stranger.ask(signIn, { ...login, password: 'rimu dust in the lunch box' }))).toMatchObject({ status: 200 })
    expect(await choose(token, 'another long password')).toMatchObject({ status: 410, code: 'link-gone' })
    expect((await tools.outbox.list(1))[0]).toMatchObject({ recipient: login.email, subject: expect.stringContaining('was changed') })
  })

  test('links asked for within a minute are one, also when two processes come to them at the very same moment', async () => {
    const { database, tools, later } = await setUp()
    const { rows } = await sql<{ id: number }>`select min(id) as id from account`.execute(database.db)
    const id = Number(rows[0]?.id)
    const stores = [createResetStore(database.db, tools.clock), createResetStore(database.db, tools.clock)]
    const given = await Promise.all(stores.flatMap((store, at) => [store.renewOnce(id, `a${at}`), store.renewOnce(id, `b${at}`)]))
    expect(given.filter(Boolean)).toHaveLength(1)
    expect(await stores[0]!.renewOnce(id, 'c')).toBe(false)
    later(2)
    expect(await stores[1]!.renewOnce(id, 'd')).toBe(true)
  })

  test('bar A08: only the newest link works, for an hour', async () => {
    const { askFor, choose, later } = await setUp()
    const first = await askFor()
    later(2)
    const second = await askFor()
    expect(second).not.toBe(first)
    expect(await choose(first)).toMatchObject({ status: 410 })
    later(61)
    expect(await choose(second)).toMatchObject({ status: 410 })
    expect(await choose(await askFor())).toMatchObject({ status: 200 })
  })

  test('bar A08: the database holds no link, neither in letters nor in jobs', async () => {
    const { askFor, database } = await setUp()
    const token = await askFor()
    for (const table of ['account_reset', 'mail', 'job', 'audit']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
  })

  test('bar A08: a link is of its own account, and of nobody who is shut out', async () => {
    const { owner, askFor, choose, links, stranger } = await setUp()
    const hemi = { email: 'hemi@site.test', password: 'macrocarpa and linseed' }
    const { account } = await owner.ask(addAccount, { name: 'Hemi', role: 'editor', ...hemi })
    expect(await choose(await askFor(hemi.email))).toMatchObject({ status: 200 })
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 200 })
    await owner.ask(changeAccount, { id: account.id, disabled: true })
    const before = links().length
    await askFor(hemi.email)
    expect(links()).toHaveLength(before)
    expect(await statusOf(stranger.ask(signIn, hemi))).toMatchObject({ status: 401 })
  })

  test('bar A08: nobody learns which accounts there are, and nobody is flooded with letters', async () => {
    const { askFor, links, browser, login, tools } = await setUp()
    expect(await statusOf(browser().ask(forgetPassword, { email: 'nobody@site.test' }))).toMatchObject({ status: 200 })
    await askFor()
    await askFor()
    expect(links()).toHaveLength(1)
    const many = browser('a crowd')
    for (let time = 0; time < 10; time += 1) await many.ask(forgetPassword, { email: login.email })
    expect(await statusOf(many.ask(forgetPassword, { email: login.email }))).toMatchObject({ status: 429 })
    await tools.jobs.runDue()
    expect(links()).toHaveLength(1)
  })

  test('the person who runs the server makes a link without a letter', async () => {
    const { feature, choose, login } = await setUp()
    expect(await feature.passwordLink('nobody@site.test')).toBeUndefined()
    const link = await feature.passwordLink(login.email.toUpperCase())
    expect(link).toMatch(/^http:\/\/site\.test\/admin\/reset#/)
    expect(await choose(link!.split('#')[1]!)).toMatchObject({ status: 200 })
  })
})
