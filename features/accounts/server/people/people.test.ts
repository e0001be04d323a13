import { engines } from '@frontage/kit/storage/database.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { changeAccount, forgetPassword, getMe, listAccounts, resetPassword, signIn } from '../../wire.admin'
import { bringBackPerson, inviteAgain, invitePerson, removePerson } from '../../wire.people'
import { createOwnedSite, statusOf } from '../accounts.fake'

const DAY = 24 * 60 * 60_000
const hemi = { name: 'Hemi', email: 'hemi@site.test', role: 'editor' as const }
const password = 'rimu dust in the lunch box'

describe.each(engines)('people of a site on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp({ carrier = 'folder' as 'folder' | 'smtp' } = {}) {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    Object.assign(site.tools.settings, { carrier })
    const choose = (token: string) => statusOf(site.browser().ask(resetPassword, { token, password }))
    const invited = async () => {
      const { account, link } = await site.owner.ask(invitePerson, hemi)
      return { id: account.id, token: link.split('#')[1] ?? '' }
    }
    const signedIn = async () => {
      const browser = site.browser('elsewhere')
      await browser.ask(signIn, { email: hemi.email, password })
      return browser
    }
    const listed = async (id: number) => (await site.owner.ask(listAccounts, {})).accounts.find((one) => one.id === id)
    const later = (days: number): void => site.tools.clock.advance(days * DAY)
    const again = async (): Promise<void> => void (await site.owner.ask(signIn, site.login))
    return { ...site, choose, invited, signedIn, listed, later, again }
  }

  test('an invitation is a link that chooses the first password, once', async () => {
    const { invited, choose, signedIn, listed, tools } = await setUp()
    const { id, token } = await invited()
    expect(await listed(id)).toMatchObject({ role: 'editor', lastSeenAt: null, invitedUntil: expect.stringMatching(/T/) })
    expect(await choose(token)).toMatchObject({ status: 200 })
    expect(await choose(token)).toMatchObject({ status: 410 })
    expect(await (await signedIn()).ask(getMe, {})).toMatchObject({ name: 'Hemi', role: 'editor' })
    expect(await listed(id)).toMatchObject({ invitedUntil: '', lastSeenAt: expect.any(String) })
    // Nobody is told that a password was changed that they never had.
    expect((await tools.outbox.list(9)).filter(({ recipient }) => recipient === hemi.email)).toEqual([])
  })

  test('it is good for seven days, where other links last an hour', async () => {
    const { invited, choose, later } = await setUp()
    const { token } = await invited()
    later(6.9)
    expect(await choose(token)).toMatchObject({ status: 200 })
  })

  test('after seven days it is not, and a new one takes its place', async () => {
    const { owner, invited, choose, later, again } = await setUp()
    const { id, token } = await invited()
    later(7.1)
    expect(await choose(token)).toMatchObject({ status: 410 })
    await again()
    const { link } = await owner.ask(inviteAgain, { id, asLink: true })
    expect(await choose(link.split('#')[1] ?? '')).toMatchObject({ status: 200 })
  })

  test('with a mail server it goes by e-mail, and stands neither in the answer nor in the database', async () => {
    const { owner, choose, database, tools } = await setUp({ carrier: 'smtp' })
    const { account, link } = await owner.ask(invitePerson, hemi)
    expect(link).toBe('')
    await tools.jobs.runDue()
    const letter = tools.letters.findLast(({ to }) => to === hemi.email)
    expect(letter?.text).toContain('Grace invites you')
    const token = /welcome#(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
    for (const table of ['account_reset', 'mail', 'job', 'audit']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
    const handed = await owner.ask(inviteAgain, { id: account.id, asLink: true })
    expect(await choose(token)).toMatchObject({ status: 410 })
    expect(await choose(handed.link.split('#')[1] ?? '')).toMatchObject({ status: 200 })
  })

  test('nobody signs in before they have chosen a password, and an address is invited once', async () => {
    const { owner, browser, invited } = await setUp()
    await invited()
    expect(await statusOf(browser().ask(signIn, { email: hemi.email, password: '' }))).toMatchObject({ status: 401 })
    expect(await statusOf(owner.ask(invitePerson, hemi))).toMatchObject({ status: 409, code: 'email-taken' })
  })

  test('whoever has signed in is not invited again', async () => {
    const { owner, invited, choose, signedIn } = await setUp()
    const { id, token } = await invited()
    await choose(token)
    await signedIn()
    expect(await statusOf(owner.ask(inviteAgain, { id, asLink: true }))).toMatchObject({ status: 409, code: 'has-accepted' })
  })

  test('a removed person is out at once, gets no link, and comes back as they were', async () => {
    const { owner, browser, invited, choose, signedIn, listed, tools } = await setUp()
    const { id, token } = await invited()
    await choose(token)
    const person = await signedIn()
    await owner.ask(removePerson, { id })
    expect(await statusOf(person.ask(getMe, {}))).toMatchObject({ status: 401 })
    expect(await statusOf(browser().ask(signIn, { email: hemi.email, password }))).toMatchObject({ status: 401 })
    await browser().ask(forgetPassword, { email: hemi.email })
    await tools.jobs.runDue()
    expect(tools.letters.filter(({ to }) => to === hemi.email)).toEqual([])
    expect(await listed(id)).toMatchObject({ removedAt: expect.stringMatching(/T/) })
    expect(await statusOf(owner.ask(changeAccount, { id, disabled: false }))).toMatchObject({ status: 404 })
    expect(await statusOf(owner.ask(invitePerson, hemi))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Restore their access'),
    })
    await owner.ask(bringBackPerson, { id })
    expect(await (await signedIn()).ask(getMe, {})).toMatchObject({ role: 'editor' })
    expect(await statusOf(owner.ask(bringBackPerson, { id }))).toMatchObject({ status: 409 })
  })

  test('whoever was suspended comes back suspended', async () => {
    const { owner, invited, listed } = await setUp()
    const { id } = await invited()
    await owner.ask(changeAccount, { id, disabled: true })
    await owner.ask(removePerson, { id })
    await owner.ask(bringBackPerson, { id })
    expect(await listed(id)).toMatchObject({ disabled: true, removedAt: '' })
  })

  test('after thirty days a removed person is deleted, and the address is free', async () => {
    const { owner, feature, invited, choose, signedIn, listed, later, again } = await setUp()
    const { id, token } = await invited()
    await choose(token)
    await signedIn()
    await owner.ask(removePerson, { id })
    later(29)
    await feature.sweep()
    await again()
    expect(await listed(id)).toBeDefined()
    later(2)
    await feature.sweep()
    await again()
    expect(await listed(id)).toBeUndefined()
    expect(await statusOf(owner.ask(invitePerson, hemi))).toMatchObject({ status: 200 })
  })

  test('nobody removes themselves, and the last owner stays', async () => {
    const { owner, browser, invited, choose, listed } = await setUp()
    const { accounts } = await owner.ask(listAccounts, {})
    const own = accounts[0]!.id
    expect(await statusOf(owner.ask(removePerson, { id: own }))).toMatchObject({ status: 409, code: 'not-yourself' })
    expect(await statusOf(owner.ask(removePerson, { id: 9_999 }))).toMatchObject({ status: 404 })
    const { id, token } = await invited()
    await owner.ask(changeAccount, { id, role: 'owner' })
    await choose(token)
    const other = browser('elsewhere')
    await other.ask(signIn, { email: hemi.email, password })
    await other.ask(removePerson, { id: own })
    expect(await statusOf(other.ask(removePerson, { id }))).toMatchObject({ status: 409 })
    expect(await listed(own).catch(() => 'out')).toBe('out')
  })
})
