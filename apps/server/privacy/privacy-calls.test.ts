import type { PersonalRecord } from '@frontage/kit/personal.server'
import { siteIn } from '@frontage/kit/site-archive.fake'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ADDRESS, CANARY, startPersonalSite } from './privacy.fake'

const span = { from: '2020-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' }
const proved = ['erase', 'export', 'statement', 'affected', 'affected/export']

describe.each(engines)('personal data on the owner’s screen on %s', (engine) => {
  let site: Awaited<ReturnType<typeof startPersonalSite>>
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
    drop = database?.close ?? drop
    site = await startPersonalSite(database ? { DATABASE_URL: database.url } : {})
  })
  afterAll(async () => {
    await site.close()
    await drop()
  })

  const ask = (what: string, body: object, role: 'owner' | 'editor' | 'moderator' | undefined = 'owner') =>
    site.post(`/api/privacy/${what}`, body, role ? { cookie: site.cookies[role] } : {})
  const look = async (address: string) => (await ask('look', { address })).json()
  const lines = async () => {
    const all = await sql<{
      action: string
      target: string
    }>`select action, target from audit where action like 'privacy.%' order by id`.execute(site.app.db)
    return all.rows.map(({ action, target }) => `${action}: ${target}`)
  }

  test('owners alone may, and what gives much away or cannot be undone asks who they are', async () => {
    for (const what of ['look', ...proved]) {
      expect((await ask(what, { address: ADDRESS, ...span }, 'editor')).status, what).toBe(403)
      expect((await ask(what, { address: ADDRESS, ...span }, 'moderator')).status, what).toBe(403)
      expect((await site.post(`/api/privacy/${what}`, { address: ADDRESS, ...span })).status, what).toBe(401)
    }
    for (const path of ['erasures', 'erasures/list']) {
      expect((await site.get(`/api/privacy/${path}`, site.cookies.editor)).status).toBe(403)
      expect((await site.get(`/api/privacy/${path}`)).status).toBe(401)
    }
    const routes = site.app.features.flatMap((feature) => feature.routes).filter(({ call }) => call.via.includes('/api/privacy/'))
    const needsProof = routes.filter((route) => route.needsProof).map(({ call }) => call.via.replace(/.*\/privacy\//, ''))
    expect(needsProof.sort()).toEqual(proved.toSorted())
    expect(routes.length).toBe(proved.length + 3)
  })

  test('a look says how much of what there is, and who else names the person; the log has numbers only (bars J04, J05)', async () => {
    const before = (await lines()).length
    expect(await look(`Ann <${ADDRESS}>`)).toMatchObject({
      mailbox: ADDRESS.toLowerCase(),
      kinds: [
        { kind: 'messages', count: 2, files: 2 },
        { kind: 'emails', count: 1, files: 0 },
        { kind: 'reviews', count: 2, files: 1 },
      ],
      named: [{ kind: 'messages', ids: [expect.any(Number)] }],
      signsIn: false,
      erasures: [],
    })
    expect((await lines()).slice(before)).toEqual([
      expect.stringMatching(/^privacy\.look: 2 messages: \d+, \d+; 1 emails: \d+; 2 reviews: \d+, \d+$/),
    ])
    expect((await ask('look', { address: 'nobody' })).status).toBe(422)
    expect(await look('nobody@example.test')).toMatchObject({ kinds: [], named: [], erasures: [] })
  })

  test('a statement says in words what is stored, of that person alone (bar J04)', async () => {
    const statement = await (await ask('statement', { address: ADDRESS })).json()
    const records = statement.kinds.flatMap(({ records: found }: { records: (PersonalRecord & { facts: object[] })[] }) => found)
    expect(records).toHaveLength(5)
    expect(records[0]).toMatchObject({ title: 'F', files: [`${CANARY} one.pdf`] })
    expect(records[0].facts).toEqual(
      expect.arrayContaining([
        { label: 'your-name', text: `${CANARY} one` },
        { label: 'your-message', text: `Call ${CANARY}` },
      ]),
    )
    expect(JSON.stringify(statement)).toContain(`Built by ${CANARY}.`)
    expect(JSON.stringify(statement).toLowerCase()).not.toContain('bob')
  })

  test('the download is what the command writes: all of it with its files, nothing of others (bar J04)', async () => {
    const response = await ask('export', { address: ADDRESS })
    expect(response.headers.get('content-disposition')).toContain('personal-data.tar.gz')
    const { texts, files } = await siteIn(Buffer.from(await response.arrayBuffer()))
    const { messages, reviews, emails, accounts } = texts.get('personal-data') as Record<string, { files: { at: string }[] }[]>
    expect([messages, reviews, emails, accounts].map((all) => all?.length)).toEqual([2, 2, 1, 0])
    const named = [...messages!, ...reviews!].flatMap((record) => record.files.map(({ at }) => at))
    expect(files.map(({ path }) => path).toSorted()).toEqual(named.toSorted())
    expect(JSON.stringify([...texts]).toLowerCase()).not.toContain('bob')
  })

  test('whose data came in can be listed and downloaded, each once (bar J12)', async () => {
    const answer = await (await ask('affected', span)).json()
    expect(answer.total).toBe(answer.people.length)
    const one = answer.people.find(({ who }: { who: string }) => who === ADDRESS.toLowerCase())
    expect(one.counts).toEqual(
      expect.arrayContaining([
        { kind: 'messages', count: 2 },
        { kind: 'reviews', count: 2 },
      ]),
    )
    const csv = await (await ask('affected/export', span)).text()
    expect(csv.split('\r\n')[0]).toBe('who,names,records,data,first,last')
    expect(csv).toContain(ADDRESS.toLowerCase())
    expect(csv.trimEnd().split('\r\n')).toHaveLength(answer.total + 1)
    expect((await ask('affected', { from: span.to, to: span.from })).status).toBe(422)
    expect((await ask('affected', { from: 'yesterday', to: span.to })).status).toBe(400)
  })

  test('who signs in is told so, and is not erased', async () => {
    expect(await look(site.logins.owner.email)).toMatchObject({
      signsIn: true,
      kinds: expect.arrayContaining([expect.objectContaining({ kind: 'accounts' })]),
    })
    const refused = await ask('erase', { address: site.logins.owner.email })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'signs-in', data: { field: 'address', status: 409 } }),
    ])
  })

  test('an erasure says what went, and is remembered by a hash, a time, a name and counts (bar J05)', async () => {
    const { erasure, counts, named } = await (await ask('erase', { address: ADDRESS })).json()
    expect(counts).toEqual(
      expect.arrayContaining([
        { kind: 'messages', count: 2 },
        { kind: 'reviews', count: 2 },
      ]),
    )
    expect(named).toHaveLength(1)
    const { erasures } = await (await site.get('/api/privacy/erasures', site.cookies.owner)).json()
    const line = { id: erasure, by: expect.stringMatching(/\w/), hash: expect.stringMatching(/^[\w-]{32}$/), doneAt: expect.any(String) }
    expect(erasures).toMatchObject([{ ...line, counts: expect.arrayContaining([{ kind: 'reviews', count: 2 }]) }])
    expect(await look(`${CANARY}+other@example.test`)).toMatchObject({ kinds: [], erasures: [{ id: erasure }] })
    const list = await site.get('/api/privacy/erasures/list', site.cookies.owner)
    expect(await list.text()).toBe(await site.privacy.erasures())
    expect(await lines()).toContain(`privacy.erase: erasure ${erasure}`)
    const log = await dumpOf(site.app.db)
    expect(log.match(/^audit: .*$/m)?.[0]?.toLowerCase()).not.toContain(site.canary)
  })
})
