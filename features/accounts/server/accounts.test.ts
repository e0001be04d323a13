import { engines } from '@frontage/kit/storage/database.fake'
import { permission } from '@frontage/kit/wire/permission'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, changePassword, getMe, listAccounts, listAudit, signIn } from '../wire.admin'
import { createOwnedSite, createTestAccounts, statusOf } from './accounts.fake'

describe.each(engines)('accounts on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    return site
  }

  const mere = { name: 'Mere', email: 'mere@site.test', password: 'brass and kwila boards' }

  test('an owner adds an account, which signs in with its role and sees nothing of the others', async () => {
    const { owner, browser } = await setUp()
    const { account } = await owner.ask(addAccount, { ...mere, role: 'editor' })
    expect(account).toMatchObject({ id: 2, name: 'Mere', email: 'mere@site.test', role: 'editor', disabled: false, lastSeenAt: null })
    const editor = browser()
    await editor.ask(signIn, mere)
    const asked = [
      editor.ask(listAccounts, {}),
      editor.ask(listAudit, {}),
      editor.ask(addAccount, { ...mere, role: 'owner' }),
      editor.ask(changeAccount, { id: 2, role: 'owner' }),
    ]
    for (const status of await Promise.all(asked.map(statusOf))) expect(status).toMatchObject({ status: 403 })
    expect((await owner.ask(listAccounts, {})).accounts.map(({ role }) => role)).toEqual(['owner', 'editor'])
  })

  test('an email is taken once, whatever its case', async () => {
    const { owner } = await setUp()
    await owner.ask(addAccount, { ...mere, role: 'editor' })
    const again = owner.ask(addAccount, { ...mere, email: ' MERE@Site.test ', role: 'owner' })
    expect(await statusOf(again)).toMatchObject({ status: 409, code: 'email-taken' })
  })

  test('a site never loses its last owner, not even when two shut each other out at once', async () => {
    const { owner, browser } = await setUp()
    expect(await statusOf(owner.ask(changeAccount, { id: 1, role: 'editor' }))).toMatchObject({ status: 409, code: 'last-owner' })
    expect(await statusOf(owner.ask(changeAccount, { id: 1, disabled: true }))).toMatchObject({ status: 409 })
    await owner.ask(addAccount, { ...mere, role: 'owner' })
    const second = browser()
    await second.ask(signIn, mere)
    const both = await Promise.all([
      statusOf(owner.ask(changeAccount, { id: 2, disabled: true })),
      statusOf(second.ask(changeAccount, { id: 1, disabled: true })),
    ])
    // Whoever was slower is refused as the last owner, or is signed out already.
    expect(both.map(({ status }) => status)).toContain(200)
    expect(both.map(({ status }) => status).filter((status) => [401, 409].includes(status ?? 0))).toHaveLength(1)
  })

  test('an account that does not exist cannot be changed', async () => {
    const { owner } = await setUp()
    expect(await statusOf(owner.ask(changeAccount, { id: 99, role: 'editor' }))).toMatchObject({ status: 404 })
  })

  test('the log is read newest first, page by page', async () => {
    const { owner, tools } = await setUp()
    const by = { actor: { role: 'visitor' }, requestId: 'r' } as const
    for (let count = 0; count < 60; count++) await tools.audit.note({ action: 'review.approve', target: `review ${count}` }, by)
    const first = await owner.ask(listAudit, {})
    expect(first.lines).toHaveLength(50)
    expect(first.lines[0]).toMatchObject({ who: 'visitor', action: 'review.approve', target: 'review 59', outcome: 'done' })
    const rest = await owner.ask(listAudit, { before: first.next })
    expect(rest.lines).toHaveLength(11)
    expect(rest.lines.at(-1)).toMatchObject({ who: 'Grace', action: 'account.set-up', target: 'account 1' })
    expect(rest.next).toBe('')
    expect((await owner.ask(listAudit, { before: 'x' })).lines).toHaveLength(50)
  })

  test('a change is told to whoever listens', async () => {
    const { owner, tools } = await setUp()
    let heard = 0
    tools.events.on('accounts.changed', () => void heard++)
    await owner.ask(addAccount, { ...mere, role: 'editor' })
    await owner.ask(changeAccount, { id: 2, role: 'moderator' })
    expect(heard).toBe(2)
  })

  test('the rights of a person are those of all features', async () => {
    const { owner, feature, tools } = await setUp()
    const elsewhere = [permission('reviews.moderate', ['owner', 'moderator']), permission('forms.export', ['editor'])]
    const routes = [...feature.routes, ...elsewhere.map((right) => ({ ...feature.routes[0]!, permission: right }))]
    Object.assign(tools.registry, { routes: () => routes })
    expect((await owner.ask(getMe, {})).rights).toEqual(['accounts.manage', 'accounts.own', 'audit.read', 'reviews.moderate'])
  })
})

describe.each(engines)('accounts of commands on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createTestAccounts({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    return site
  }

  test('a fixture has one account a role, whose passwords it hands back', async () => {
    const { feature, browser } = await setUp()
    const { accounts } = (await feature.fixture()) as { accounts: Record<string, { email: string; password: string }> }
    for (const role of ['owner', 'editor', 'moderator']) {
      const person = browser()
      await person.ask(signIn, accounts[role]!)
      expect(await person.ask(getMe, {})).toMatchObject({ role })
    }
  })

  test('the demo has one owner, whose login can be read until the password is changed', async () => {
    const { feature, browser, node } = await setUp()
    await feature.start()
    await feature.demo('demo')
    await feature.demo('demo')
    expect(feature.setUpToken()).toBeUndefined()
    const login = (await node().demoLogin())!
    expect(await node().notice('http://site.test')).toEqual([`Sign in  ${login.email} with the password ${login.password}`])
    const grace = browser()
    await grace.ask(signIn, login)
    expect(await grace.ask(getMe, {})).toMatchObject({ name: 'Grace', email: 'owner@tussocktide.example', role: 'owner' })
    await grace.ask(changePassword, { current: login.password, next: 'brass and kwila boards' })
    expect(await feature.demoLogin()).toBeUndefined()
    expect(await feature.notice('http://site.test')).toEqual([])
  })
})
