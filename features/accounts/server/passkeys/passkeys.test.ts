import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, getMe, listAccounts, listAudit, signIn } from '../../wire.admin'
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  getSecurity,
  reauthenticate,
  removePasskey,
  renamePasskey,
  saveSignInRules,
  signInWithPasskey,
} from '../../wire.security'
import { createOwnedSite, statusOf } from '../accounts.fake'
import { createFakeAuthenticator } from './authenticator.fake'
import { relyingPartyOf } from './relying-party'

const here = { rpId: 'site.test', origin: 'https://site.test' }
const wrong = { status: 401, code: 'wrong-passkey' }

describe.each(engines)('passkeys on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(publicUrl = here.origin) {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl'), publicUrl })
    close = site.close
    const phone = createFakeAuthenticator(here)
    const add = async (browser = site.owner, authenticator = phone, name = 'Phone') => {
      const { options } = await browser.ask(beginPasskey, {})
      await browser.ask(addPasskey, { name, passkey: authenticator.make(options) })
    }
    const asked = async () => (await site.browser().ask(askForPasskey, {})).options
    const enter = (passkey: ReturnType<typeof phone.use>) => statusOf(site.browser().ask(signInWithPasskey, { passkey }))
    return { ...site, phone, add, asked, enter }
  }

  test('a passkey signs in with nothing else, and says when it was last used', async () => {
    const { owner, browser, phone, add, asked } = await setUp()
    await add()
    const other = browser()
    expect(await other.ask(signInWithPasskey, { passkey: phone.use(await asked()) })).toMatchObject({ me: { name: 'Grace' } })
    expect(await other.ask(getMe, {})).toMatchObject({ name: 'Grace' })
    const { passkeys, canHavePasskeys } = await owner.ask(getSecurity, {})
    expect(canHavePasskeys).toBe(true)
    expect(passkeys).toMatchObject([{ id: phone.id, name: 'Phone', usedAt: '2026-11-21T00:00:00.000Z' }])
  })

  test('a challenge counts once, also in two places at the same moment, for five minutes, and only if it is ours', async () => {
    const { phone, add, asked, enter, tools } = await setUp()
    await add()
    const signed = phone.use(await asked())
    const both = await Promise.all([enter(signed), enter(signed)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await enter(signed)).toMatchObject(wrong)
    const late = await asked()
    tools.clock.advance(300_001)
    expect(await enter(phone.use(late))).toMatchObject(wrong)
    expect(await enter(phone.use(JSON.stringify({ challenge: 'bWFkZSB1cCBieSBzb21lYm9keQ' })))).toMatchObject(wrong)
  })

  test('what was signed for another site, without a finger, with an old counter or by another key is refused', async () => {
    const { owner, phone, add, asked, enter } = await setUp()
    await add()
    expect(await enter(phone.use(await asked(), { origin: 'https://evil.example' }))).toMatchObject(wrong)
    expect(await enter(phone.use(await asked(), { isVerified: false }))).toMatchObject(wrong)
    const elsewhere = createFakeAuthenticator({ ...here, rpId: 'evil.example' })
    expect(await enter({ ...elsewhere.use(await asked()), id: phone.id, rawId: phone.id })).toMatchObject(wrong)
    const forger = createFakeAuthenticator(here)
    expect(await enter(forger.use(await asked()))).toMatchObject(wrong)
    expect(await enter({ ...forger.use(await asked()), id: phone.id, rawId: phone.id })).toMatchObject(wrong)
    expect(await enter(phone.use(await asked(), { counter: 10 }))).toMatchObject({ status: 200 })
    expect(await enter(phone.use(await asked(), { counter: 10 }))).toMatchObject(wrong)
    expect((await owner.ask(getSecurity, {})).passkeys).toHaveLength(1)
  })

  test('one that was made for somebody else, another site, or by another challenge is not added', async () => {
    const { owner, browser, phone, add, asked } = await setUp()
    const login = { email: 'mere@site.test', password: 'brass and kwila boards' }
    await owner.ask(addAccount, { name: 'Mere', role: 'editor', ...login })
    const mere = browser()
    await mere.ask(signIn, login)
    const { options } = await mere.ask(beginPasskey, {})
    const into = (passkey: ReturnType<typeof phone.make>) => statusOf(owner.ask(addPasskey, { name: 'Phone', passkey }))
    expect(await into(phone.make(options))).toMatchObject({ status: 400, code: 'wrong-passkey' })
    expect(await into(phone.make(await asked()))).toMatchObject({ status: 400 })
    const own = async () => (await owner.ask(beginPasskey, {})).options
    expect(await into(phone.make(await own(), { origin: 'https://evil.example' }))).toMatchObject({ status: 400 })
    expect(await into(phone.make(await own(), { isVerified: false }))).toMatchObject({ status: 400 })
    await add()
    expect(await into(phone.make(await own()))).toMatchObject({ status: 409, code: 'passkey-twice' })
    expect((await owner.ask(getSecurity, {})).passkeys).toHaveLength(1)
  })

  test('nobody renames or removes a passkey of somebody else; her own is named anew and removed, each a line of the log, and she is told (bar B13)', async () => {
    const { owner, browser, phone, add, asked, enter, tools } = await setUp()
    await add()
    const login = { email: 'mere@site.test', password: 'brass and kwila boards' }
    await owner.ask(addAccount, { name: 'Mere', role: 'owner', ...login })
    const mere = browser()
    await mere.ask(signIn, login)
    expect(await statusOf(mere.ask(renamePasskey, { id: phone.id, name: 'Mine' }))).toMatchObject({ status: 404 })
    expect(await statusOf(mere.ask(removePasskey, { id: phone.id }))).toMatchObject({ status: 404 })
    await owner.ask(renamePasskey, { id: phone.id, name: 'Old phone' })
    await owner.ask(removePasskey, { id: phone.id })
    const lines = (await owner.ask(listAudit, {})).lines.filter(({ action }) => action.endsWith('-passkey'))
    expect(lines.map(({ action }) => action)).toEqual(['account.remove-passkey', 'account.rename-passkey', 'account.add-passkey'])
    expect(JSON.stringify(lines)).not.toMatch(/phone/i)
    expect(await enter(phone.use(await asked()))).toMatchObject(wrong)
    const told = (await tools.outbox.list(50)).filter(({ subject }) => subject.includes('the sign-in of your account was changed'))
    expect(told.map(({ body_text }) => /“.*” was \w+/.exec(body_text)?.[0])).toEqual(['“Old phone” was removed', '“Phone” was added'])
  })

  test('a passkey proves who one is, and only for its own account; one of a suspended account opens nothing', async () => {
    const { owner, browser, phone, add, asked, enter, tools } = await setUp()
    const login = { email: 'mere@site.test', password: 'brass and kwila boards' }
    const { account } = await owner.ask(addAccount, { name: 'Mere', role: 'owner', ...login })
    const mere = browser()
    await mere.ask(signIn, login)
    const hers = createFakeAuthenticator(here)
    await add(mere, hers)
    await add()
    tools.clock.advance(600_000)
    expect(await statusOf(owner.ask(beginPasskey, {}))).toMatchObject({ status: 403, code: 'reauthenticate' })
    expect(await statusOf(owner.ask(reauthenticate, { passkey: hers.use(await asked()) }))).toMatchObject({ status: 400 })
    expect(await statusOf(owner.ask(removePasskey, { id: phone.id }))).toMatchObject({ status: 403 })
    await owner.ask(reauthenticate, { passkey: phone.use(await asked()) })
    await owner.ask(changeAccount, { id: account.id, disabled: true })
    expect(await enter(hers.use(await asked()))).toMatchObject(wrong)
  })

  test('where owners need a second step, a passkey is one: the password alone signs in no more, and the last one stays', async () => {
    const { owner, browser, login, phone, add } = await setUp()
    await add()
    expect(await browser().ask(signIn, login)).toMatchObject({ me: { name: 'Grace' }, step: null })
    await owner.ask(saveSignInRules, { isRequired: true })
    expect(await browser().ask(signIn, login)).toEqual({ me: null, step: { code: false, passkey: true } })
    expect(await statusOf(owner.ask(removePasskey, { id: phone.id }))).toMatchObject({ status: 409, code: 'step-required' })
    expect(await statusOf(owner.ask(listAccounts, {}))).toMatchObject({ status: 200 })
  })

  test('a stranger cannot fill the database with challenges', async () => {
    const { browser } = await setUp()
    const stranger = browser('flood')
    for (let count = 0; count < 60; count++) await stranger.ask(askForPasskey, {})
    expect(await statusOf(stranger.ask(askForPasskey, {}))).toMatchObject({ status: 429 })
  })

  test('a site without a name of its own has no passkeys, and says so', async () => {
    const { owner } = await setUp('http://127.0.0.1:8080')
    expect(await statusOf(owner.ask(askForPasskey, {}))).toMatchObject({ status: 409, code: 'no-passkeys' })
    expect(await statusOf(owner.ask(beginPasskey, {}))).toMatchObject({ status: 409, code: 'no-passkeys' })
    expect((await owner.ask(getSecurity, {})).canHavePasskeys).toBe(false)
  })
})

test.each([
  ['https://site.example/', 'site.example'],
  ['http://localhost:8080', 'localhost'],
  ['http://site.example', undefined],
  ['https://203.0.113.7', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s are for %s', (address, id) => expect(relyingPartyOf(address)?.id).toBe(id))
