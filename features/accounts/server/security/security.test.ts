import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  addAccount,
  changeAccount,
  changePassword,
  forgetPassword,
  getMe,
  listAccounts,
  resetPassword,
  signIn,
  signOut,
} from '../../wire.admin'
import {
  cancelNewEmail,
  changeEmail,
  confirmEmail,
  endOtherSessions,
  endSession,
  getSecurity,
  reauthenticate,
  resendNewEmail,
} from '../../wire.security'
import { createOwnedSite, statusOf } from '../accounts.fake'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

describe.each(engines)("one's own account on %s", (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const letters = async () => (await site.tools.outbox.list(50)).filter(({ subject }) => !subject.includes('is ready')).reverse()
    const signedIn = async (agent: string, bucket = 'cafe') => {
      const browser = site.browser(bucket)
      browser.agent = agent
      await browser.ask(signIn, site.login)
      return browser
    }
    return { ...site, letters, signedIn }
  }

  test('sessions are listed with device, network and time, this one marked, and end one by one or all others at once', async () => {
    const { owner, signedIn, tools } = await setUp()
    tools.clock.advance(120_000)
    const [phone, laptop] = [await signedIn(iphone), await signedIn(firefox)]
    await owner.ask(getMe, {})
    const { sessions } = await owner.ask(getSecurity, {})
    expect(sessions.map(({ device, network, isThis }) => `${device}, ${network}${isThis ? ', this one' : ''}`).sort()).toEqual([
      'Firefox on Windows, cafe.x',
      'Safari on iPhone or iPad, cafe.x',
      'Unknown device, home.x, this one',
    ])
    expect(sessions.every(({ seenAt }) => seenAt === '2026-11-21T00:02:00.000Z')).toBe(true)
    const id = sessions.find(({ device }) => device.startsWith('Safari'))!.id
    await owner.ask(endSession, { id })
    expect(await statusOf(phone.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await statusOf(owner.ask(endSession, { id }))).toMatchObject({ status: 404 })
    expect(await statusOf(laptop.ask(getMe, {}))).toMatchObject({ status: 200 })
    await owner.ask(endOtherSessions, {})
    expect(await statusOf(laptop.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect((await owner.ask(getSecurity, {})).sessions).toHaveLength(1)
  })

  test('nobody lists or ends a session of somebody else', async () => {
    const { owner, browser } = await setUp()
    const password = 'brass and kwila boards'
    await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'moderator', password })
    const mere = browser()
    await mere.ask(signIn, { email: 'mere@site.test', password })
    const [own] = (await owner.ask(getSecurity, {})).sessions
    expect((await mere.ask(getSecurity, {})).sessions.map(({ id }) => id)).not.toContain(own!.id)
    expect(await statusOf(mere.ask(endSession, { id: own!.id }))).toMatchObject({ status: 404 })
    await mere.ask(endOtherSessions, {})
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 200 })
  })

  test('a sign-in with a device that the account does not know is told by e-mail, one with a known device is not', async () => {
    const { owner, letters, signedIn, login } = await setUp()
    const phone = await signedIn(iphone)
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ recipient: login.email, subject: 'Frontage: new sign-in to your account' })
    expect(letter?.body_text).toContain('Device: Safari on iPhone or iPad\nNetwork: cafe.x\nTime: 21 November 2026')
    expect(letter?.body_text).toContain('http://site.test/admin/account')
    for (const known of [phone, owner]) {
      await known.ask(signOut, {})
      await known.ask(signIn, login)
    }
    expect(await letters()).toHaveLength(1)
  })

  test('the first sign-in of a new person is no news', async () => {
    const { owner, browser, letters } = await setUp()
    const password = 'brass and kwila boards'
    await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'editor', password })
    await browser().ask(signIn, { email: 'mere@site.test', password })
    expect(await letters()).toEqual([])
    await browser().ask(signIn, { email: 'mere@site.test', password })
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['mere@site.test'])
  })

  test('a changed password is told by e-mail', async () => {
    const { owner, letters, login } = await setUp()
    await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    expect((await letters()).map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      'owner@site.test: Frontage: your password was changed',
    ])
  })

  describe('a new address', () => {
    async function ask(email = 'Grace@site.test') {
      const site = await setUp()
      const links = (): string[] => site.tools.letters.flatMap(({ text }) => /confirm-email#(\S+)/.exec(text)?.[1] ?? [])
      const sent = async (): Promise<string> => {
        await site.tools.jobs.runDue()
        return links().at(-1) ?? ''
      }
      await site.owner.ask(changeEmail, { email })
      const confirm = (token: string) => statusOf(site.browser('elsewhere').ask(confirmEmail, { token }))
      const waiting = async () => (await site.owner.ask(getSecurity, {})).newEmail
      const signInWith = async (address: string) => (await statusOf(site.browser().ask(signIn, { ...site.login, email: address }))).status
      return { ...site, links, sent, confirm, waiting, signInWith }
    }

    test('counts once its link was opened; until then the old one signs in, and is told', async () => {
      const { owner, letters, sent, confirm, waiting, signInWith, database, tools } = await ask()
      const token = await sent()
      expect(tools.letters.find(({ text }) => text.includes(token))).toMatchObject({ to: 'grace@site.test' })
      expect((await letters()).map(({ recipient }) => recipient)).toEqual(['owner@site.test'])
      expect((await letters())[0]?.body_text).toContain('grace@site.test')
      expect([await waiting(), await signInWith('grace@site.test'), await signInWith('owner@site.test')]).toEqual([
        'grace@site.test',
        401,
        200,
      ])
      for (const table of ['account_new_email', 'mail', 'job', 'audit']) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db)
        expect(JSON.stringify(rows), table).not.toContain(token)
      }
      expect(await confirm('made-up')).toMatchObject({ status: 410, code: 'link-gone' })
      expect(await confirm(token)).toMatchObject({ status: 200 })
      expect([await waiting(), await signInWith('grace@site.test'), await signInWith('owner@site.test')]).toEqual([null, 200, 401])
      const told = (await letters()).filter(({ subject }) => subject.includes('was changed'))
      expect(told.map(({ recipient }) => recipient).sort()).toEqual(['grace@site.test', 'owner@site.test'])
      expect((await owner.ask(getMe, {})).email).toBe('grace@site.test')
      expect(await confirm(token)).toMatchObject({ status: 410 })
    })

    test('has one link that counts, the newest, for a day', async () => {
      const { owner, sent, confirm, waiting, tools, login } = await ask()
      const first = await sent()
      tools.clock.advance(60_000)
      await owner.ask(resendNewEmail, {})
      const second = await sent()
      expect(second).not.toBe(first)
      expect(await confirm(first)).toMatchObject({ status: 410 })
      tools.clock.advance(24 * 60 * 60_000)
      expect(await confirm(second)).toMatchObject({ status: 410 })
      await owner.ask(signIn, login)
      expect(await waiting()).toBeNull()
      expect(await statusOf(owner.ask(resendNewEmail, {}))).toMatchObject({ status: 409 })
    })

    test('is cancelled by its owner, and by a new password, for somebody else may have asked for it', async () => {
      const { owner, sent, confirm, waiting, login } = await ask()
      const cancelled = await sent()
      await owner.ask(cancelNewEmail, {})
      expect(await confirm(cancelled)).toMatchObject({ status: 410 })
      expect(await statusOf(owner.ask(cancelNewEmail, {}))).toMatchObject({ status: 409 })
      await owner.ask(changeEmail, { email: 'other@site.test' })
      const other = await sent()
      await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
      expect(await waiting()).toBeNull()
      expect(await confirm(other)).toMatchObject({ status: 410 })
    })

    test('is cancelled by a password that was chosen by a link', async () => {
      const { owner, sent, confirm, tools, login } = await ask()
      const token = await sent()
      await owner.ask(forgetPassword, { email: login.email })
      await tools.jobs.runDue()
      const reset = tools.letters.flatMap(({ text }) => /reset#(\S+)/.exec(text)?.[1] ?? []).at(-1)!
      await owner.ask(resetPassword, { token: reset, password: 'rimu dust in the lunch box' })
      expect(await confirm(token)).toMatchObject({ status: 410 })
    })

    test('that somebody else took meanwhile is refused, and a shut account confirms nothing', async () => {
      const { owner, sent, confirm, signInWith } = await ask('mere@site.test')
      const token = await sent()
      const password = 'brass and kwila boards'
      const { account } = await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'owner', password })
      expect(await confirm(token)).toMatchObject({ status: 409, code: 'email-taken' })
      expect(await signInWith('owner@site.test')).toBe(200)
      await owner.ask(changeEmail, { email: 'grace@site.test' })
      const next = await sent()
      await owner.ask(changeAccount, { id: 1, role: 'editor', disabled: true })
      expect(account.id).toBe(2)
      expect(await confirm(next)).toMatchObject({ status: 410 })
    })

    test('is asked for ten times at most in a while', async () => {
      const { owner, sent } = await ask()
      await sent()
      for (let more = 1; more < 10; more++) await owner.ask(resendNewEmail, {})
      expect(await statusOf(owner.ask(resendNewEmail, {}))).toMatchObject({ status: 429 })
      expect(await statusOf(owner.ask(changeEmail, { email: 'other@site.test' }))).toMatchObject({ status: 429 })
    })
  })

  test('an address that somebody else has is refused, and nobody is written to', async () => {
    const { owner, letters } = await setUp()
    await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'editor', password: 'brass and kwila boards' })
    expect(await statusOf(owner.ask(changeEmail, { email: 'mere@site.test' }))).toMatchObject({ status: 409, code: 'email-taken' })
    expect(await letters()).toEqual([])
  })

  test('what cannot be taken back asks for the password again after ten minutes, and goes on once it was given', async () => {
    const { owner, browser, login, tools } = await setUp()
    const change = () => statusOf(owner.ask(changeAccount, { id: 1, role: 'owner' }))
    expect(await change()).toMatchObject({ status: 200 })
    tools.clock.advance(600_000)
    expect(await change()).toMatchObject({ status: 403, code: 'reauthenticate' })
    expect(await statusOf(owner.ask(changeEmail, { email: 'a@site.test' }))).toMatchObject({ status: 403, code: 'reauthenticate' })
    expect(await statusOf(owner.ask(listAccounts, {}))).toMatchObject({ status: 200 })
    expect(await statusOf(owner.ask(reauthenticate, { password: 'wrong' }))).toMatchObject({ status: 400, code: 'wrong-password' })
    expect(await statusOf(owner.ask(reauthenticate, {}))).toMatchObject({ status: 400 })
    expect(await change()).toMatchObject({ status: 403, code: 'reauthenticate' })
    // Another session of hers proves nothing for this one.
    await browser().ask(signIn, login)
    expect(await change()).toMatchObject({ status: 403, code: 'reauthenticate' })
    await owner.ask(reauthenticate, { password: login.password })
    expect(await change()).toMatchObject({ status: 200 })
  })

  test('guessing the password of a stolen session is counted (bar A05)', async () => {
    const { owner, login } = await setUp()
    for (let count = 0; count < 10; count++)
      expect(await statusOf(owner.ask(reauthenticate, { password: 'wrong' }))).toMatchObject({ status: 400 })
    expect(await statusOf(owner.ask(reauthenticate, { password: login.password }))).toMatchObject({ status: 429 })
  })
})
