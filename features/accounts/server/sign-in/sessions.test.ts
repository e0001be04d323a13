import { tokenHash } from '@frontage/kit/hash.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, changePassword, getMe, listAccounts, signIn, signOut } from '../../wire.admin'
import { getSession } from '../../wire.session'
import { createBrowser, createOwnedSite, statusOf } from '../accounts.fake'
import type { AccountTables } from '../accounts.tables'

describe.each(engines)('sessions on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    return { ...site, sessions: () => site.database.db.withTables<AccountTables>().selectFrom('account_session').selectAll().execute() }
  }

  test('bar A01: 100 sign-ins make 100 different tokens of 256 bits, and the database knows only their hashes', async () => {
    const { browser, login, database } = await setUp()
    const tokens: string[] = []
    for (let count = 0; count < 100; count++) {
      const fresh = browser()
      await fresh.ask(signIn, login)
      tokens.push(fresh.cookie!)
    }
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const dump = JSON.stringify((await sql`select * from account_session`.execute(database.db)).rows)
    expect(tokens.filter((token) => dump.includes(token))).toEqual([])
    expect(tokens.filter((token) => !dump.includes(tokenHash(token)))).toEqual([])
  })

  test('bar A02: a session value that somebody else chose is neither taken over nor left alive', async () => {
    const { browser, login } = await setUp()
    const victim = browser()
    victim.cookie = 'x'.repeat(43)
    await victim.ask(signIn, login)
    expect(victim.cookie).not.toBe('x'.repeat(43))
    const attacker = browser()
    attacker.cookie = 'x'.repeat(43)
    expect(await statusOf(attacker.ask(getMe, {}))).toMatchObject({ status: 401 })
  })

  test('bar A02: a second sign-in ends the first session of that browser', async () => {
    const { browser, login } = await setUp()
    const person = browser()
    await person.ask(signIn, login)
    const replay = browser()
    replay.cookie = person.cookie
    await person.ask(signIn, login)
    expect(replay.cookie).not.toBe(person.cookie)
    expect(await statusOf(replay.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await person.ask(getMe, {})).toMatchObject({ name: 'Grace' })
  })

  test('bar A03: a copied cookie is worth nothing after sign-out, on every server', async () => {
    const { owner, node, sessions } = await setUp()
    const copies = [createBrowser(node()), createBrowser(node())]
    for (const copy of copies) copy.cookie = owner.cookie
    await owner.ask(signOut, {})
    expect(owner.cookie).toBeUndefined()
    for (const copy of copies) expect(await statusOf(copy.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await sessions()).toEqual([])
    expect(await owner.ask(getSession, {})).toEqual({ me: null, step: null, needsOwner: false, siteName: 'Frontage' })
    expect(await statusOf(owner.ask(signOut, {}))).toMatchObject({ status: 200 })
  })

  test('bar A04: a changed password ends the other sessions of the account, and not this one', async () => {
    const { browser, owner, login } = await setUp()
    const other = browser()
    await other.ask(signIn, login)
    await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    expect(await statusOf(other.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 200 })
    expect(await statusOf(other.ask(signIn, login))).toMatchObject({ status: 401 })
    expect(await statusOf(other.ask(signIn, { ...login, password: 'brass and kwila boards' }))).toMatchObject({ status: 200 })
  })

  test('bar A04: a lost role and a lock hold from the next request on', async () => {
    const { browser, owner } = await setUp()
    const password = 'brass and kwila boards'
    const { account } = await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'owner', password })
    const mere = browser()
    await mere.ask(signIn, { email: 'mere@site.test', password })
    expect(await statusOf(mere.ask(listAccounts, {}))).toMatchObject({ status: 200 })
    await owner.ask(changeAccount, { id: account.id, role: 'moderator' })
    expect(await statusOf(mere.ask(listAccounts, {}))).toMatchObject({ status: 403 })
    expect(await mere.ask(getMe, {})).toMatchObject({ name: 'Mere', email: 'mere@site.test', role: 'moderator', rights: ['accounts.own'] })
    await owner.ask(changeAccount, { id: account.id, disabled: true })
    expect(await statusOf(mere.ask(getMe, {}))).toMatchObject({ status: 401 })
    await owner.ask(changeAccount, { id: account.id, disabled: false })
    expect(await statusOf(mere.ask(getMe, {}))).toMatchObject({ status: 401 })
  })

  test('bar A14: a session ends when it is idle too long, and when it is too old however busy it is', async () => {
    const { owner, tools, browser, login, sessions } = await setUp()
    tools.clock.advance(3_601_000)
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 401 })
    const busy = browser()
    await busy.ask(signIn, login)
    for (let minute = 0; minute < 24 * 60 - 1; minute += 30) {
      tools.clock.advance(29 * 60_000)
      expect(await statusOf(busy.ask(getMe, {}))).toMatchObject({ status: 200 })
      tools.clock.advance(60_000)
    }
    expect(await statusOf(busy.ask(getMe, {}))).toMatchObject({ status: 401 })
    await busy.ask(signIn, login)
    expect(await sessions()).toHaveLength(1)
  })

  test('a session outlives no clock that was ahead and is put back (bar H19)', async () => {
    const { tools, browser, login, sessions } = await setUp()
    tools.clock.advance(3 * 86_400_000)
    const person = browser()
    await person.ask(signIn, login)
    tools.clock.advance(-600_000)
    expect(await statusOf(person.ask(getMe, {})), 'clocks of two servers are never quite the same').toMatchObject({ status: 200 })
    tools.clock.advance(-86_400_000)
    expect(await statusOf(person.ask(getMe, {}))).toMatchObject({ status: 401 })
    await browser().ask(signIn, login)
    expect(await sessions()).toHaveLength(1)
  })

  test('when somebody was last seen is written once a minute at most', async () => {
    const { owner, tools, sessions } = await setUp()
    const seenAt = async () => (await sessions())[0]?.seen_at.slice(11, 19)
    tools.clock.advance(59_000)
    await owner.ask(getMe, {})
    expect(await seenAt()).toBe('00:00:00')
    tools.clock.advance(1_000)
    await owner.ask(getMe, {})
    expect(await seenAt()).toBe('00:01:00')
    expect((await owner.ask(listAccounts, {})).accounts[0]?.lastSeenAt).toBe('2026-11-21T00:01:00.000Z')
  })
})
