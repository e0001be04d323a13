import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { dumpOf, textIn } from '@frontage/kit/storage/dump.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { makeBackup } from '../backup/make-backup'
import { restoreBackup } from '../backup/restore-backup'
import { privacyOf } from '../commands/privacy'
import { load, startTestSite } from '../site.fake'
import { ADDRESS, CANARY, startPersonalSite } from './privacy.fake'

const eraser = { by: 'Grace', note: async (): Promise<void> => {} }

describe.each(engines)('personal data by address on %s', (engine) => {
  const databases: TestDatabase[] = []
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
    for (const { close } of databases.splice(0)) await close()
  })

  const empty = async () => {
    const database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
    if (database) databases.push(database)
    return database?.url
  }

  async function setUp(env: Record<string, string> = {}) {
    const url = await empty()
    const site = await startPersonalSite({ ...(url && { DATABASE_URL: url }), ...env })
    closing.push(site.close)
    const everything = async (one: Pick<typeof site, 'app' | 'folder'> = site) => {
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(one.app.db)
      return [await dumpOf(one.app.db), textIn(one.folder)].join('\n').toLowerCase()
    }
    return { site, url, everything, privacy: site.privacy, canary: site.canary }
  }

  test('bar J04: all of a person is exported with its files, however the address is written, and nothing of others', async () => {
    const { privacy, canary } = await setUp()
    const found = await privacy.about(`Ann <${ADDRESS}>`)
    const counts = found.parts.map(({ kind, own, named }) => [kind, own.length, named.length])
    expect(Object.fromEntries(counts.map(([kind, ...rest]) => [kind, rest]))).toEqual({
      accounts: [0, 0],
      messages: [2, 1],
      emails: [1, 0],
      reviews: [2, 0],
    })
    const { texts, files } = privacy.copy(found)
    const text = JSON.stringify([...texts]).toLowerCase()
    expect(text).toContain(`call ${canary}`)
    expect(text).toContain('we have it')
    expect(text).toContain(`built by ${canary}`)
    expect(text).not.toContain('bob')
    expect(files.length).toBe(3)
    const bytes = await Promise.all(files.map(({ read }) => read()))
    expect(bytes.filter((one) => Buffer.from(one).toString('latin1').includes(`%${CANARY}`)).length).toBe(2)
  })

  test('bar J05: after an erasure no word of the person is left anywhere; others keep theirs, and the tally is right', async () => {
    const { site, privacy, everything, canary } = await setUp()
    const before = (await (await load(site, { textsearch: CANARY })).json()) as { totalreviewsindb: number }
    expect(before.totalreviewsindb).toBe(1)
    const { counts, named } = await privacy.erase(ADDRESS, eraser)
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({ messages: 2, emails: 1, reviews: 2 })
    expect(named).toMatchObject([{ kind: 'messages', own: [] }])
    const after = (await (await load(site, { textsearch: CANARY })).json()) as { totalreviewsindb: number }
    expect(after.totalreviewsindb).toBe(0)
    // What is left names the person in the words of somebody else.
    const rest = (await everything()).split(`i know ${ADDRESS.toLowerCase()}`).join('')
    expect(rest).not.toContain(canary)
    expect(rest).toContain('bob builder')
    const tallied = await sql<{ all: number }>`select sum(total) as "all" from review_tally`.execute(site.app.db)
    const counted = await sql<{ all: number }>`select count(*) as "all" from review`.execute(site.app.db)
    expect(Number(tallied.rows[0]?.all)).toBe(Number(counted.rows[0]?.all))
    expect((await privacy.about(ADDRESS)).parts.flatMap(({ own }) => own)).toEqual([])
  })

  test('messages that cannot be read are found and erased by their stored text (bars J04, J05)', async () => {
    const { site, privacy, everything, canary } = await setUp()
    const own = (await privacy.about(ADDRESS)).parts.find(({ kind }) => kind === 'messages')!.own.map(({ id }) => id)
    const damaged = sql`update form_entry set content = ${`{"values":[{"Write to ${ADDRESS}`}, sender = ''`
    await sql`${damaged} where id in (${sql.join(own)})`.execute(site.app.db)
    const { counts } = await privacy.erase(ADDRESS, eraser)
    expect(counts).toContainEqual({ kind: 'messages', count: own.length })
    expect((await everything()).split(`i know ${ADDRESS.toLowerCase()}`).join('')).not.toContain(canary)
  })

  test('bar J05: an erasure that was cut off is finished by the next one, and is one proof', async () => {
    const { site, privacy, everything, canary } = await setUp()
    const heard: (string | undefined)[] = []
    site.app.events.onEvery((name) => heard.push(name))
    const { remove } = site.app.files
    const cutOff = async () => {
      throw new Error('cut off')
    }
    Object.assign(site.app.files, { remove: cutOff })
    await expect(privacy.erase(ADDRESS, eraser)).rejects.toThrow('cut off')
    expect(heard.splice(0), 'what was erased before is told').toEqual(['forms.received'])
    Object.assign(site.app.files, { remove })
    await privacy.erase(ADDRESS, eraser)
    expect((await everything()).split(`i know ${ADDRESS.toLowerCase()}`).join('')).not.toContain(canary)
    const proofs = await sql<{ done_at: string | null; records: string }>`select * from erasure`.execute(site.app.db)
    expect(JSON.parse(String(proofs.rows[0]?.records))).toEqual({ messages: 2, emails: 1, reviews: 2 })
    expect(proofs.rows).toMatchObject([{ done_at: expect.any(String), hash: expect.stringMatching(/^[\w-]{32}$/) }])
    expect(heard.splice(0)).toContain('reviews.changed')
    await privacy.erase(ADDRESS, eraser)
    expect(heard, 'nothing was left').toEqual([])
  })

  test('bar J10: who was erased after a backup stays erased when it is restored, also with newer keys; who wrote later stays', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frontage-erased-'))
    closing.push(async () => rmSync(folder, { recursive: true }))
    const { site, url, privacy, everything, canary } = await setUp({ SECRET_KEYS: 'a'.repeat(40) })
    const file = path.join(folder, 'site.backup')
    await makeBackup({ dataDir: site.folder, databaseUrl: url }, file, new Date())
    await privacy.erase(ADDRESS, eraser)
    const list = await privacy.erasures()
    expect(list.toLowerCase()).not.toContain(canary)

    const place = { dataDir: path.join(folder, 'restored'), databaseUrl: await empty() }
    await restoreBackup(place, file, site.app.steps)
    const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
    const stranger = await startTestSite({ ...env, SECRET_KEYS: 'b'.repeat(40) })
    await expect(privacyOf(stranger.app).eraseAgain(list)).rejects.toThrow('secret key')
    await expect(privacyOf(stranger.app).eraseAgain(list.slice(0, -8))).rejects.toThrow('no whole list')
    await stranger.server.close()
    await stranger.app.close()
    const other = await startTestSite({ ...env, SECRET_KEYS: `${'b'.repeat(40)},${'a'.repeat(40)}` })
    closing.push(other.close)
    const restored = { app: other.app, folder: place.dataDir }
    expect(await everything(restored)).toContain(`call ${canary}`)
    expect(await privacyOf(other.app).eraseAgain(list)).toEqual({ erasures: 1, records: 5 })
    const rest = (await everything(restored)).split(`i know ${ADDRESS.toLowerCase()}`).join('')
    expect(rest).not.toContain(canary)
    expect(rest).toContain('bob builder')

    await other.app.outbox.add({ to: ADDRESS, subject: 'Back again', text: 'Welcome' })
    expect(await privacyOf(other.app).eraseAgain(list)).toEqual({ erasures: 1, records: 0 })
    expect((await privacyOf(other.app).about(ADDRESS)).parts.find(({ kind }) => kind === 'emails')?.own.length).toBe(1)
  })

  test('bar J12: everybody is named of whom something came in, once, with contacts and kinds of data', async () => {
    const { privacy } = await setUp()
    const now = Date.now()
    const people = await privacy.affected(new Date(now - 3_600_000).toISOString(), new Date(now + 60_000).toISOString())
    const ann = people.find(({ who }) => who === ADDRESS.toLowerCase())
    expect(ann?.records.map(({ kind }) => kind).sort()).toEqual(['emails', 'messages', 'messages', 'reviews', 'reviews'])
    expect(ann?.data).toEqual(expect.arrayContaining(['your-message', 'files', 'Review', 'pictures']))
    expect(people.find(({ who }) => who === 'bob@example.test')?.records.length).toBe(2)
    expect(await privacy.affected('2020-01-01T00:00:00.000Z', '2020-02-01T00:00:00.000Z')).toEqual([])
  })

  test('bar J05: what is no address is refused, and so is one that somebody signs in with', async () => {
    const { site, privacy, canary } = await setUp()
    for (const text of ['', 'ann', '%', '@example.test', 'ann@localhost', `${ADDRESS}, bob@example.test`])
      await expect(privacy.erase(text, eraser), text).rejects.toThrow('Please enter')
    await expect(privacy.erase(site.logins.owner.email, eraser)).rejects.toThrow('signs in')
    expect(await dumpOf(site.app.db)).toContain(canary.replace('k', 'K'))
  })
})
