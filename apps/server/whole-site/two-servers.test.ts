import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { startPooler, type TestPooler } from '@frontage/kit/storage/pooler.fake'
import type { Role } from '@frontage/kit/wire/permission'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { formTicket, pdfNamed, sendMessage } from '../messages.fake'
import { ajax, type Loaded, signedIn, startTestSite, type TestSite } from '../site.fake'
import { type ChangeWatch, watchChanges } from '../watch-changes'

describe.each(['directly', 'through a pooler that shares its connections'])('two servers on one PostgreSQL, %s', (way) => {
  let database: TestDatabase
  let pooler: TestPooler | undefined
  /** Files of both servers: a folder of the network, as it were. */
  const shared = mkdtempSync(path.join(tmpdir(), 'frontage-shared-'))
  let one: TestSite
  let two: TestSite
  let logins: Record<Role, { email: string; password: string }>
  let watches: ChangeWatch[] = []
  let env: Record<string, string>

  beforeAll(async () => {
    database = await createTestDatabase('postgres', inject('postgresUrl'))
    pooler = way === 'directly' ? undefined : await startPooler(database.url!)
    env = {
      DATABASE_URL: database.url!,
      ...(pooler && { DATABASE_POOL_URL: pooler.url }),
      SECRET_KEYS: 'one-key-that-both-servers-know-and-nobody-else',
      DATA_DIR: shared,
    }
    one = await startTestSite(env)
    two = await startTestSite(env)
    const parts: Record<string, unknown> = {}
    for (const feature of one.app.features) Object.assign(parts, await feature.fixture?.())
    logins = parts.accounts as typeof logins
    watches = await Promise.all([one, two].map(({ app }) => watchChanges(app)))
  })
  afterAll(async () => {
    for (const watch of watches) await watch.stop()
    await one.close()
    await two.close()
    await pooler?.stop()
    await database.close()
    rmSync(shared, { recursive: true, force: true })
  })

  test('a session of one server holds on the other, and ends on both at once (bars A03, H20)', async () => {
    const cookie = await signedIn(one, logins.owner.email, logins.owner.password)
    for (const site of [one, two]) expect((await site.get('/api/me', cookie)).status).toBe(200)
    expect((await two.post('/api/sign-out', {}, { cookie })).status).toBe(200)
    for (const site of [one, two]) expect((await site.get('/api/me', cookie)).status).toBe(401)
  })

  test('a ticket of one server is good on the other (bars F03, H20)', async () => {
    const { ticket } = (await (await one.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
    const response = await ajax(two, 'wprp_load_more_revs', { typed: 'yes', perrow: '5', nrows: '2' }, ticket)
    expect(response.status).toBe(200)
    expect(((await response.json()) as Loaded).reviews).toHaveLength(10)
  })

  /** Publishes the next review that waits, and looks for it on the second server. */
  async function seenOnTwo(by: TestSite): Promise<void> {
    const cookie = await signedIn(by, logins.owner.email, logins.owner.password)
    const { reviews } = (await (await by.get('/api/reviews?status=pending', cookie)).json()) as { reviews: { id: number }[] }
    const total = async (site: TestSite) => ((await (await site.get('/api/reviews/summary')).json()) as { total: number }).total
    const before = await total(two)
    let heard = 0
    two.app.events.onPublic(() => {
      heard += 1
    })
    expect((await by.post('/api/reviews/decide', { id: reviews[0]!.id, decision: 'approve' }, { cookie })).status).toBe(200)
    await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(0)
    await expect.poll(() => total(two), { timeout: 10_000 }).toBe(before + 1)
  }

  test('what is changed on one server is seen on the other, whose pages are drawn anew (bar H20)', () => seenOnTwo(one))

  test('what a server changed that did nothing any more after that is seen on the other (bar H20)', async () => {
    const mute = await startTestSite(env)
    await seenOnTwo(mute)
    await mute.close()
  })

  /** The fixture's second form: no files. */
  const FORM = 2
  const send = async (site: TestSite, words: string, ticket: string) =>
    (await sendMessage(site, FORM, { 'your-message': words, _frontage_ticket: ticket })).answer

  test('one message that both servers get five times at the same moment is one, and every answer is the first one (bars H11, H20)', async () => {
    const words = 'A deck of kwila, please.'
    const { posted_data_hash: ticket } = await send(one, words, 'made up')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, count) => send([one, two][count % 2]!, words, ticket!)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe('mail_sent')
    const entries = await sql<{ content: string }>`select content from form_entry`.execute(database.db)
    expect(entries.rows.filter(({ content }) => content.includes(words))).toHaveLength(1)
  })

  test('a file that came to one server goes with the message that the other gets, and is read there (bar H20)', async () => {
    const cookie = await signedIn(one, logins.owner.email, logins.owner.password)
    const plans = { type: 'upload', name: 'plans', accept: ['pdf'] }
    const saved = await one.post(
      '/api/forms/save',
      { form: { title: 'Plans', guard: { check: 'none' }, steps: [{ title: '', fields: [plans] }] } },
      { cookie },
    )
    const { id } = (await saved.json()) as { id: number }
    const { uploads } = (await (await one.get(`/api/forms/ticket?form=${id}`)).json()) as { uploads: string }
    const body = new FormData()
    const fields = { action: 'dnd_codedropz_upload', security: uploads, form_id: String(id), upload_name: 'plans' }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('upload-file', pdfNamed('deck'))
    const came = await fetch(`${one.base}/wp-admin/admin-ajax.php`, { method: 'POST', body })
    const { data } = (await came.json()) as { data: { path: string; file: string } }

    const named = { 'plans[]': `${data.path}/${data.file}`, _frontage_ticket: formTicket(two.app, id) }
    expect((await sendMessage(two, id, named)).answer.status).toBe('mail_sent')
    const { rows } = await sql<{ id: number }>`select id from form_file where entry_id is not null`.execute(database.db)
    expect(rows).toHaveLength(1)
    for (const site of [two, one]) {
      const file = await site.get(`/admin/forms/files/${rows[0]!.id}`, cookie)
      expect([file.status, await file.text()]).toEqual([200, await pdfNamed('deck').text()])
    }
  })

  test('tries on both servers count together (bars A05, H20)', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count++)
      statuses.push((await [one, two][count % 2]!.post('/api/sign-in', { email: 'nobody@site.test', password: 'a guess' })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })
})
