import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { FREE_GUESSES } from '../../spec'
import { changePassword, signIn } from '../../wire.admin'
import { getSecurity } from '../../wire.security'
import { createBrowser, createOwnedSite, statusOf } from '../accounts.fake'

describe.each(engines)('guessing from many addresses on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    let network = 0
    const guess = (email = site.login.email) =>
      statusOf(site.browser(`network ${network++}`).ask(signIn, { email, password: 'a guess of theirs' }))
    const guessed = async (count: number, email?: string) => {
      const answers = []
      while (answers.length < count) answers.push(await guess(email))
      return answers
    }
    const letters = async () => (await site.tools.outbox.list(50)).filter(({ subject }) => subject.includes('trying to sign in'))
    return { ...site, guess, guessed, letters }
  }

  test('it is slowed, more with each try, and its owner is told once (bars A05, A06)', async () => {
    const { guess, guessed, letters, tools } = await setUp()
    expect((await guessed(FREE_GUESSES)).every(({ status }) => status === 401)).toBe(true)
    expect(await letters()).toHaveLength(1)
    expect((await letters())[0]).toMatchObject({ recipient: 'owner@site.test' })
    const pauses = []
    for (let round = 0; round < 8; round++) {
      expect(await guess()).toMatchObject({ status: 401 })
      const { status, code, retryAfter = 0 } = await guess()
      expect({ status, code }).toEqual({ status: 429, code: 'too-many-tries' })
      pauses.push(retryAfter)
      tools.clock.advance(retryAfter * 1000)
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
    expect(await letters()).toHaveLength(1)
  })

  test('an address that is no account is slowed alike, and nobody is written to (bar A06)', async () => {
    const { guess, guessed, letters } = await setUp()
    await guessed(FREE_GUESSES + 1, 'nobody@site.test')
    expect(await guess('nobody@site.test')).toMatchObject({ status: 429, retryAfter: 10 })
    expect(await letters()).toEqual([])
  })

  test('a browser that she has signed in with before is never in its way, whichever process it asks; a made up cookie is none (bar A05)', async () => {
    const { owner, login, guess, guessed, node } = await setUp()
    await guessed(FREE_GUESSES + 1)
    expect(await guess()).toMatchObject({ status: 429 })
    const known = createBrowser(node(), 'attacker')
    known.others = new Map(owner.others)
    expect(await statusOf(known.ask(signIn, login))).toMatchObject({ status: 200 })
    const forged = createBrowser(node(), 'elsewhere')
    const madeUp = owner.others.get('device')!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    forged.others = new Map([['device', madeUp]])
    expect(await statusOf(forged.ask(signIn, login))).toMatchObject({ status: 429 })
  })

  test('a known browser has ten tries of its own (bar A05)', async () => {
    const { owner, browser, login } = await setUp()
    const known = browser()
    known.others = new Map(owner.others)
    for (let count = 0; count < 10; count++)
      expect(await statusOf(known.ask(signIn, { ...login, password: 'wrong' }))).toMatchObject({ status: 401 })
    expect(await statusOf(known.ask(signIn, login))).toMatchObject({ status: 429 })
  })

  test('a browser is a stranger again after the password was changed in another one (bar A05)', async () => {
    const { owner, browser, login, guessed } = await setUp()
    const old = new Map(owner.others)
    await owner.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    await guessed(FREE_GUESSES + 1)
    const stranger = browser('other')
    stranger.others = old
    expect(await statusOf(stranger.ask(signIn, { ...login, password: 'brass and kwila boards' }))).toMatchObject({ status: 429 })
    stranger.others = new Map(owner.others)
    expect(await statusOf(stranger.ask(signIn, { ...login, password: 'brass and kwila boards' }))).toMatchObject({ status: 200 })
  })

  test('guesses at the same moment do not slip through together', async () => {
    const { guess, guessed } = await setUp()
    await guessed(FREE_GUESSES)
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess()))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test('what was guessed of an account is forgotten after an hour', async () => {
    const { owner, guess, guessed, tools } = await setUp()
    await guessed(FREE_GUESSES + 1)
    tools.clock.advance(3_600_000)
    expect(await guess()).toMatchObject({ status: 401 })
    expect(await guess()).toMatchObject({ status: 401 })
    expect(await statusOf(owner.ask(getSecurity, {}))).toMatchObject({ status: 401 })
  })
})
