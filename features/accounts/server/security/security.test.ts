import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, changePassword, getMe, listAccounts, signIn, signOut } from '../../wire.admin'
import { changeEmail, endOtherSessions, endSession, getSecurity, reauthenticate } from '../../wire.security'
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

  test('a changed address is told to the old and the new one, and signs in from then on', async () => {
    const { owner, browser, letters, login } = await setUp()
    expect((await owner.ask(changeEmail, { email: 'Grace@site.test' })).me).toMatchObject({ email: 'grace@site.test' })
    expect((await letters()).map(({ recipient }) => recipient).sort()).toEqual(['grace@site.test', 'owner@site.test'])
    expect((await letters())[0]?.body_text).toContain('from owner@site.test to grace@site.test')
    expect(await statusOf(browser().ask(signIn, login))).toMatchObject({ status: 401 })
    expect(await statusOf(browser().ask(signIn, { ...login, email: 'grace@site.test' }))).toMatchObject({ status: 200 })
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 200 })
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
