import { AsyncLocalStorage } from 'node:async_hooks'
import { engines } from '@frontage/kit/storage/database.fake'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { addAccount, changeAccount, forgetPassword, signIn } from '../../wire.admin'
import { createFakeHasher, createOwnedSite, statusOf } from '../accounts.fake'

/** What an answer costs: which statements, in which order, and how many password hashes. */
function createMeter() {
  // What is done meanwhile for somebody else costs them.
  const meter = new AsyncLocalStorage<string[]>()
  const hasher = createFakeHasher()
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      meter.getStore()?.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const costOf = async (work: () => Promise<unknown>) => {
    const before = hasher.checked.length
    const asked: string[] = []
    const answer = await meter.run(asked, work)
    return { answer, statements: [...asked], hashes: hasher.checked.length - before }
  }
  return { hasher, watch, costOf }
}

describe.each(engines)('an account that is there, and one that is not, on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  const shut = { email: 'mere@site.test', password: 'brass and kwila boards' }
  async function setUp() {
    const { costOf, ...meter } = createMeter()
    const site = await createOwnedSite({ engine, postgresUrl: inject('postgresUrl'), ...meter })
    close = site.close
    const { account } = await site.owner.ask(addAccount, { name: 'Mere', role: 'editor', ...shut })
    await site.owner.ask(changeAccount, { id: account.id, disabled: true })
    const jobs = async () => (await sql`select 1 from job`.execute(site.database.db)).rows.length
    return { ...site, costOf, jobs }
  }

  test('signing in costs the same work and gets the same answer, try by try, for nobody, with a wrong password, and for whoever is shut out (bar A06)', async () => {
    const { browser, login, costOf } = await setUp()
    const people = [{ email: 'nobody@site.test', password: 'wrong' }, { ...login, password: 'wrong' }, shut]
    for (let count = 0; count < 12; count++) {
      const costs = []
      for (const [place, typed] of people.entries())
        costs.push(await costOf(() => statusOf(browser(`network ${place}`).ask(signIn, typed))))
      expect(costs[0]!.statements.length).toBeGreaterThan(2)
      expect(costs[0]).toMatchObject({ hashes: count < 10 ? 1 : 0, answer: { status: count < 10 ? 401 : 429 } })
      expect(costs.slice(1)).toEqual(Array(2).fill(costs[0]))
    }
  })

  test('asking for a new password costs the same work, and one job that is done later (bar A06)', async () => {
    const { browser, login, costOf, jobs } = await setUp()
    const costs = []
    const added = []
    for (const email of ['nobody@site.test', login.email, shut.email]) {
      const before = await jobs()
      costs.push(await costOf(() => browser(email).ask(forgetPassword, { email })))
      added.push((await jobs()) - before)
    }
    expect(costs[0]!.statements.length).toBeGreaterThan(1)
    expect(costs.slice(1)).toEqual(Array(2).fill(costs[0]))
    expect(added).toEqual([1, 1, 1])
  })
})
