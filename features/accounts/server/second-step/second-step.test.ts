import { engines } from '@frontage/kit/storage/database.fake'
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changePassword, getMe, listAccounts, listAudit, signIn, signOut } from '../../wire.admin'
import {
  beginSecondStep,
  confirmSecondStep,
  getSecurity,
  getSignInRules,
  removeSecondStep,
  renewRecoveryCodes,
  saveSignInRules,
  signInStep,
} from '../../wire.security'
import { getSession } from '../../wire.session'
import { createBrowser, createOwnedSite, statusOf } from '../accounts.fake'
import type { AccountTables } from '../accounts.tables'

describe.each(engines)('the second step on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const { clock } = site.tools
    const codeOf = (secret: string, steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 })
    /** Turns it on for somebody who is signed in; the code of that is used. */
    const turnOn = async (browser: typeof site.owner) => {
      const { secret } = await browser.ask(beginSecondStep, {})
      const { recoveryCodes } = await browser.ask(confirmSecondStep, { code: codeOf(secret) })
      clock.advance(30_000)
      return { secret, recoveryCodes }
    }
    const atStep = async (login = site.login, bucket = 'home') => {
      const browser = site.browser(bucket)
      expect(await browser.ask(signIn, login)).toEqual({ me: null, step: { code: true, passkey: false } })
      return browser
    }
    const rows = () => site.database.db.withTables<AccountTables>().selectFrom('account_second_step').selectAll().execute()
    return { ...site, clock, codeOf, turnOn, atStep, rows }
  }

  test('a password alone signs nobody in: the code of the app does, in the same browser', async () => {
    const { owner, turnOn, atStep, codeOf } = await setUp()
    const { secret } = await turnOn(owner)
    const browser = await atStep()
    expect(browser.cookie).toBeUndefined()
    expect(await statusOf(browser.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await browser.ask(getSession, {})).toMatchObject({ me: null, step: { code: true, passkey: false } })
    const code = codeOf(secret)
    expect(await browser.ask(signInStep, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ me: { name: 'Grace' } })
    expect(await browser.ask(getMe, {})).toMatchObject({ name: 'Grace' })
    expect(browser.others.has('step')).toBe(false)
  })

  test('a code without the password before it signs nobody in, nor one that comes ten minutes later', async () => {
    const { owner, browser, turnOn, atStep, codeOf, clock } = await setUp()
    const { secret } = await turnOn(owner)
    expect(await statusOf(browser().ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 401, code: 'step-gone' })
    const late = await atStep()
    clock.advance(601_000)
    expect(await statusOf(late.ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 401, code: 'step-gone' })
    const gone = await atStep()
    await gone.ask(signOut, {})
    expect(await gone.ask(getSession, {})).toMatchObject({ step: null })
  })

  test('a code counts once within its window, also in two places at the same moment (bar A15)', async () => {
    const { owner, turnOn, atStep, codeOf } = await setUp()
    const { secret } = await turnOn(owner)
    const code = codeOf(secret)
    const both = await Promise.all([await atStep(), await atStep()].map((browser) => statusOf(browser.ask(signInStep, { code }))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await statusOf((await atStep()).ask(signInStep, { code }))).toMatchObject({ status: 401, code: 'wrong-code' })
    // Nor does an earlier one of the window after it.
    expect(await statusOf((await atStep()).ask(signInStep, { code: codeOf(secret, -1) }))).toMatchObject({ status: 401 })
    expect(await statusOf((await atStep()).ask(signInStep, { code: codeOf(secret, 1) }))).toMatchObject({ status: 200 })
  })

  test("a code of somebody else's, or of another time, is wrong (bar A15)", async () => {
    const { owner, browser, turnOn, atStep, codeOf } = await setUp()
    const login = { email: 'mere@site.test', password: 'brass and kwila boards' }
    await owner.ask(addAccount, { name: 'Mere', role: 'editor', ...login })
    const mere = browser()
    await mere.ask(signIn, login)
    const [hers, mine] = [await turnOn(mere), await turnOn(owner)]
    for (const code of [codeOf(hers.secret), codeOf(mine.secret, 2), codeOf(mine.secret, -2), hers.recoveryCodes[0]!])
      expect(await statusOf((await atStep()).ask(signInStep, { code }))).toMatchObject({ status: 401, code: 'wrong-code' })
  })

  test('from the 6th wrong code on tries are refused, the right one too, wherever they come from; a known browser goes on, and she is told (bar A15)', async () => {
    const { owner, turnOn, atStep, codeOf, login, browser, tools } = await setUp()
    const { secret } = await turnOn(owner)
    const statuses = []
    for (let count = 0; count < 30; count++) {
      const guesser = await atStep(login, `network ${count % 3}`)
      statuses.push((await statusOf(guesser.ask(signInStep, { code: String(100_000 + count) }))).status)
    }
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)])
    expect(await statusOf((await atStep()).ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 429 })
    const told = (await tools.outbox.list(50)).filter(({ subject }) => subject.includes('knows your password'))
    expect(told).toHaveLength(1)
    const known = browser()
    known.others = new Map(owner.others)
    await known.ask(signIn, login)
    expect(await statusOf(known.ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 200 })
  })

  test('each recovery code signs in once, however it is typed; only hashes of them are kept (bar A15)', async () => {
    const { owner, turnOn, atStep, database, tools } = await setUp()
    const { recoveryCodes } = await turnOn(owner)
    expect(new Set(recoveryCodes).size).toBe(10)
    const kept = JSON.stringify(await database.db.withTables<AccountTables>().selectFrom('account_recovery').selectAll().execute())
    for (const code of recoveryCodes) expect(kept).not.toContain(code)
    const [first = '', second = ''] = recoveryCodes
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect(await statusOf((await atStep()).ask(signInStep, { code: typed }))).toMatchObject({ status: 200 })
    expect(await statusOf((await atStep()).ask(signInStep, { code: first }))).toMatchObject({ status: 401 })
    const both = await Promise.all([await atStep(), await atStep()].map((one) => statusOf(one.ask(signInStep, { code: second }))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await owner.ask(getSecurity, {})).secondStep).toEqual({ isOn: true, recoveryCodes: 8 })
    expect((await tools.outbox.list(50)).filter(({ body_text }) => body_text.includes('Codes left: 8'))).toHaveLength(1)
    const renewed = await owner.ask(renewRecoveryCodes, {})
    expect(await statusOf((await atStep()).ask(signInStep, { code: recoveryCodes[2]! }))).toMatchObject({ status: 401 })
    expect(await statusOf((await atStep()).ask(signInStep, { code: renewed.recoveryCodes[2]! }))).toMatchObject({ status: 200 })
  })

  test('it counts once a first code was given, and not before; then it cannot be begun again', async () => {
    const { owner, browser, login, codeOf } = await setUp()
    const begun = await owner.ask(beginSecondStep, {})
    expect(await statusOf(owner.ask(confirmSecondStep, { code: '000000' }))).toMatchObject({ status: 400, code: 'wrong-code' })
    expect(await browser().ask(signIn, login)).toMatchObject({ me: { name: 'Grace' } })
    const { secret, uri } = await owner.ask(beginSecondStep, {})
    expect(secret).not.toBe(begun.secret)
    expect(uri).toContain(`secret=${secret}`)
    expect(await statusOf(owner.ask(confirmSecondStep, { code: codeOf(begun.secret) }))).toMatchObject({ status: 400 })
    await owner.ask(confirmSecondStep, { code: codeOf(secret) })
    expect(await statusOf(owner.ask(beginSecondStep, {}))).toMatchObject({ status: 409 })
    expect(await statusOf(owner.ask(confirmSecondStep, { code: codeOf(secret, 1) }))).toMatchObject({ status: 409 })
  })

  test('turning it on and off and new recovery codes are lines of the log (bar B13)', async () => {
    const { owner, turnOn } = await setUp()
    await turnOn(owner)
    await owner.ask(renewRecoveryCodes, {})
    await owner.ask(removeSecondStep, {})
    const actions = (await owner.ask(listAudit, {})).lines.map(({ action }) => action)
    expect(actions).toEqual(['account.second-step-off', 'account.recovery-codes', 'account.second-step-on', 'account.set-up'])
  })

  test('turning it on or off, and new recovery codes, ask for the password again', async () => {
    const { owner, turnOn, clock } = await setUp()
    await turnOn(owner)
    clock.advance(600_000)
    for (const call of [beginSecondStep, removeSecondStep, renewRecoveryCodes])
      expect(await statusOf(owner.ask(call, {}))).toMatchObject({ status: 403, code: 'reauthenticate' })
  })

  test('the secret is sealed with the key of the site, and moves to a new key at the next start, so that the old one can go', async () => {
    const { owner, turnOn, codeOf, rows, node, login, tools } = await setUp()
    const { secret } = await turnOn(owner)
    const [before] = await rows()
    expect(before?.secret).not.toContain(secret)
    const fresh = 'another-key-of-at-least-32-characters'
    await node([fresh, ...tools.keys] as never).start()
    const [after] = await rows()
    expect(after?.secret).not.toBe(before?.secret)
    const browser = createBrowser(node([fresh] as never))
    await browser.ask(signIn, login)
    expect(await statusOf(browser.ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 200 })
  })

  test('what a browser holds between the steps ends with the password', async () => {
    const { owner, turnOn, atStep, codeOf, login } = await setUp()
    const { secret } = await turnOn(owner)
    const thief = await atStep()
    await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    expect(await statusOf(thief.ask(signInStep, { code: codeOf(secret) }))).toMatchObject({ status: 401, code: 'step-gone' })
  })

  test('where owners need one, an owner without may do nothing but set it up, and cannot turn the last one off', async () => {
    const { owner, browser, turnOn } = await setUp()
    expect(await statusOf(owner.ask(saveSignInRules, { isRequired: true }))).toMatchObject({ status: 409, code: 'own-step-first' })
    const login = { email: 'mere@site.test', password: 'brass and kwila boards' }
    await owner.ask(addAccount, { name: 'Mere', role: 'owner', ...login })
    await turnOn(owner)
    await owner.ask(saveSignInRules, { isRequired: true })
    expect(await owner.ask(getSignInRules, {})).toEqual({ isRequired: true })
    expect(await statusOf(owner.ask(removeSecondStep, {}))).toMatchObject({ status: 409, code: 'step-required' })
    const mere = browser()
    expect(await mere.ask(signIn, login)).toMatchObject({ me: { mustSetUp: true } })
    expect(await statusOf(mere.ask(listAccounts, {}))).toMatchObject({ status: 403 })
    expect(await statusOf(mere.ask(getSecurity, {}))).toMatchObject({ status: 200 })
    await turnOn(mere)
    expect(await mere.ask(getMe, {})).toMatchObject({ mustSetUp: false })
    expect((await mere.ask(listAccounts, {})).accounts.map(({ hasSecondStep }) => hasSecondStep)).toEqual([true, true])
    await owner.ask(saveSignInRules, { isRequired: false })
    await owner.ask(removeSecondStep, {})
    expect((await owner.ask(getSecurity, {})).secondStep).toEqual({ isOn: false, recoveryCodes: 0 })
  })

  test('the person who runs the server can turn it off for somebody who lost everything', async () => {
    const { owner, browser, turnOn, feature, login } = await setUp()
    await turnOn(owner)
    expect(await feature.dropSecondStep('nobody@site.test')).toBe(false)
    expect(await feature.dropSecondStep(login.email)).toBe(true)
    expect(await statusOf(owner.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await browser().ask(signIn, login)).toMatchObject({ me: { name: 'Grace' }, step: null })
  })
})
