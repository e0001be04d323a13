import { createHmac } from 'node:crypto'
import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, changePassword, getMe, setUpOwner, signIn } from '../../wire.admin'
import { createBrowser, createFakeHasher, createOwnedSite, createTestAccounts, statusOf } from '../accounts.fake'
import { argon2id } from '../password/passwords'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const says = { iss: 'https://accounts.google.com', sub: '1', email: 'owner@site.test', email_verified: true, exp: 4_000_000_000 }
/** Of nobody, of a wrong key, for another site, long over. */
const forgedTokens = [
  `${part({ alg: 'none' })}.${part(says)}.`,
  `${part({ alg: 'HS256' })}.${part(says)}.${createHmac('sha256', 'wrong key').update('x').digest('base64url')}`,
  `${part({ alg: 'RS256', kid: '../../dev/null' })}.${part({ ...says, aud: 'another-site' })}.${'A'.repeat(342)}`,
  `${part({ alg: 'ES256' })}.${part({ ...says, exp: 1 })}.${'A'.repeat(86)}`,
]

describe.each(engines)('signing in on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const hasher = createFakeHasher()
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl'), hasher })
    close = site.close
    const audit = () => site.database.db.withTables<AuditTables>().selectFrom('audit').selectAll().orderBy('id').execute()
    const fail = (bucket: string, email = site.login.email) => statusOf(site.browser(bucket).ask(signIn, { email, password: 'wrong' }))
    return { ...site, hasher, audit, fail }
  }

  test('bar A05: from the 11th failure on an address is refused, even with the right password; another one is not', async () => {
    const { browser, login, fail, audit, tools } = await setUp()
    const answers = []
    for (let count = 0; count < 50; count++) answers.push(await fail('attacker'))
    expect(answers.slice(0, 10).every(({ status }) => status === 401)).toBe(true)
    expect(answers.slice(10).every(({ status, retryAfter }) => status === 429 && retryAfter === 900)).toBe(true)
    expect(await statusOf(browser('attacker').ask(signIn, login))).toMatchObject({ status: 429 })
    expect(await statusOf(browser('elsewhere').ask(signIn, login))).toMatchObject({ status: 200 })
    expect((await audit()).filter(({ outcome }) => outcome === 'refused')).toHaveLength(4)
    tools.clock.advance(900_000)
    expect(await statusOf(browser('attacker').ask(signIn, login))).toMatchObject({ status: 200 })
  })

  test('bar B13: a flood of refused sign-ins is a few lines of the log, which say how many there were; the next hour begins anew', async () => {
    const { fail, audit, tools } = await setUp()
    for (let count = 0; count < 100; count++) await fail(`network ${count}`)
    for (let count = 0; count < 12; count++) await fail(`network ${count}`, `nobody${count}@site.test`)
    const refused = async () => (await audit()).filter(({ outcome }) => outcome === 'refused').map(({ target }) => target)
    // Wrong passwords, and from the 21st on tries that come too soon.
    const first = ['account 1', 'account 1 (10 times within an hour)', 'account 1', 'account 1 (10 times within an hour)']
    expect(await refused()).toEqual([...first, 'unknown account', 'unknown account (10 times within an hour)'])
    tools.clock.advance(3_600_000)
    await fail('network')
    expect((await refused()).slice(6)).toEqual(['account 1'])
  })

  test('bar A05: a thousand tries at 200 accounts from one address count together, and other processes count along', async () => {
    const { fail, node, login, audit } = await setUp()
    for (let count = 0; count < 10; count++) expect(await fail('attacker', `account${count % 5}@site.test`)).toMatchObject({ status: 401 })
    const rest = []
    // The statement that counts is one on both engines; the thousand are tried where it costs least.
    const tries = engine === 'sqlite' ? 990 : 190
    for (let count = 0; count < tries; count++) rest.push((await fail('attacker', `account${count % 200}@site.test`)).status)
    expect(new Set(rest)).toEqual(new Set([429]))
    expect(await statusOf(createBrowser(node(), 'attacker').ask(signIn, login))).toMatchObject({ status: 429 })
    expect(await statusOf(createBrowser(node(), 'elsewhere').ask(signIn, login))).toMatchObject({ status: 200 })
    const told = (await audit()).filter(({ outcome }) => outcome === 'refused').map(({ target }) => target)
    expect(told).toContainEqual(expect.stringMatching(/\(100 times within an hour\)$/))
  })

  test('bar A05: tries at the same time do not slip through together', async () => {
    const { fail } = await setUp()
    const answers = await Promise.all(Array.from({ length: 30 }, () => fail('attacker')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('bar A05: right passwords never count, and the throttle holds neither address nor email', async () => {
    const { browser, login, fail, database } = await setUp()
    await fail('home')
    for (let count = 0; count < 30; count++) expect(await statusOf(browser().ask(signIn, login))).toMatchObject({ status: 200 })
    const { rows } = await sql`select * from throttle`.execute(database.db)
    const dump = JSON.stringify(rows)
    expect(rows).toHaveLength(3)
    expect(dump).not.toContain('home')
    expect(dump).not.toContain('site.test')
  })

  test('bar A05: guessing the current password from a stolen session is counted as well', async () => {
    const { owner } = await setUp()
    const guess = () => statusOf(owner.ask(changePassword, { current: 'wrong', next: 'brass and kwila boards' }))
    for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ status: 400 })
    expect(await guess()).toMatchObject({ status: 429 })
  })

  test('bar A06: unknown, wrong and shut out look alike, and each costs one hash', async () => {
    const { owner, browser, fail, hasher, login } = await setUp()
    const password = 'brass and kwila boards'
    const { account } = await owner.ask(addAccount, { name: 'Mere', email: 'mere@site.test', role: 'editor', password })
    await owner.ask(changeAccount, { id: account.id, disabled: true })
    const before = hasher.checked.length
    const unknown = await fail('a', 'nobody@site.test')
    const wrong = await fail('b', login.email)
    const shut = await statusOf(browser('c').ask(signIn, { email: 'mere@site.test', password }))
    expect(unknown).toMatchObject({ status: 401, code: 'wrong-credentials' })
    expect(wrong).toEqual(unknown)
    expect(shut).toEqual(unknown)
    expect(hasher.checked.length - before).toBe(3)
    expect(hasher.checked.at(before)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    { provider: 'google' },
    { verified: true },
    { id_token: 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6Im93bmVyQHNpdGUudGVzdCJ9.', provider: 'google' },
    ...forgedTokens.map((id_token) => ({ provider: 'google', id_token, credential: id_token })),
    { password: '' },
    { password: undefined },
  ])('bar A12: nothing but a password signs in: %o', async (claim) => {
    const { browser, login, database } = await setUp()
    const count = async () => (await sql`select 1 from account_session`.execute(database.db)).rows.length
    const before = await count()
    const attacker = browser()
    attacker.cookie = 'owner'
    expect(await statusOf(attacker.ask(signIn, { email: login.email, ...claim } as never))).toMatchObject({ status: 401 })
    expect(await statusOf(attacker.ask(signIn, claim as never))).toMatchObject({ status: 401 })
    expect(await statusOf(attacker.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await count()).toBe(before)
  })

  test('bar B13: sign-ins, failures and changes are in the log, and nothing that anybody typed', async () => {
    const { owner, browser, login, fail, audit } = await setUp()
    await fail('a', 'my-secret-password@site.test')
    await fail('a')
    await browser().ask(signIn, login)
    await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    expect((await audit()).map(({ who, action, target, outcome }) => `${who}: ${action} ${target} ${outcome}`)).toEqual([
      'Grace: account.set-up account 1 done',
      'visitor: account.sign-in unknown account refused',
      'visitor: account.sign-in account 1 refused',
      'Grace: account.sign-in account 1 done',
      'Grace: account.change-password account 1 done',
    ])
    expect(JSON.stringify(await audit())).not.toContain('secret')
  })
})

describe('passwords', () => {
  let close = async () => {}
  afterEach(() => close())

  test('bar A13: long passwords count to the last letter, weak ones are refused, and each hash has its own salt', async () => {
    const site = await createTestAccounts({ engine: 'sqlite', postgresUrl: inject('postgresUrl'), hasher: argon2id })
    close = site.close
    await site.feature.notice('')
    const account = { token: site.feature.setUpToken()!, name: 'Grace', email: 'owner@site.test' }
    const setUp = (password: string) =>
      statusOf(
        site
          .browser()
          .ask(setUpOwner, { ...account, password })
          .catch(invalid),
      )
    // The last one is of a stolen list, and would not be guessed by its shape.
    for (const weak of ['7 chars', 'password12', 'basketball', '1q2w3e4r5t', 'Grace@site.test', 'ChickenWing101'])
      expect(await setUp(weak)).toMatchObject({ status: 400 })
    expect(await setUp(`${'a'.repeat(72)}X`)).toMatchObject({ status: 200 })

    const owner = site.browser()
    const enter = (password: string) => statusOf(owner.ask(signIn, { email: account.email, password }))
    expect(await enter(`${'a'.repeat(72)}Y`)).toMatchObject({ status: 401 })
    expect(await enter(`${'a'.repeat(72)}X`)).toMatchObject({ status: 200 })
    let current = `${'a'.repeat(72)}X`
    for (const next of [lettersOf(64), lettersOf(128)]) {
      await owner.ask(changePassword, { current, next })
      expect(await enter([...next].slice(0, -1).join(''))).toMatchObject({ status: 401 })
      expect(await enter(next)).toMatchObject({ status: 200 })
      current = next
    }
    const { rows } = await sql<{ password_hash: string }>`select password_hash from account`.execute(site.database.db)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await argon2id.hash('same')).not.toBe(await argon2id.hash('same'))
  })
})

/** That many characters, with spaces and emoji among them. */
const lettersOf = (count: number): string =>
  [...'🌊 tide & timber 👩‍🔧 '.repeat(count)]
    .slice(0, count - 1)
    .join('')
    .concat('🏡')

async function invalid(reason: Error): Promise<never> {
  const { Refusal } = await import('@frontage/kit/wire/refusal')
  throw reason.name === 'ValiError' ? new Refusal('invalid', reason.message) : reason
}
