import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { dumpOf, textIn } from '@frontage/kit/storage/dump.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { makeBackup } from '../backup/make-backup'
import { ajax } from '../site.fake'
import {
  CANARY,
  feedbackOf,
  messageOf,
  NEW_PASSWORD,
  reviewOf,
  startTracedSite,
  type TracedSite,
  VISITOR,
  WRONG_PASSWORD,
} from './traces.fake'

const HOME = '203.0.113.77'
const HOME_6 = '2001:db8:12:34:56:78:9a:bc'

describe.each(engines)('traces that people leave on %s', (engine) => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  async function setUp(): Promise<TracedSite> {
    let database: TestDatabase | undefined
    if (engine === 'postgres') {
      database = await createTestDatabase(engine, inject('postgresUrl'))
      closing.push(database.close)
    }
    const site = await startTracedSite({}, database)
    closing.push(site.close)
    return site
  }

  /** What came out of the site: its database, its folder with e-mails and files, its log, a backup, exports. */
  async function placesOf(site: TracedSite): Promise<Record<string, string>> {
    const folder = mkdtempSync(path.join(tmpdir(), 'frontage-traces-'))
    closing.push(async () => rmSync(folder, { recursive: true }))
    await site.app.jobs.runDue()
    if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(site.app.db)
    const backup = path.join(folder, 'site.backup')
    await makeBackup({ dataDir: site.folder, databaseUrl: site.url }, backup, new Date())
    const read = async (address: string) => (await site.get(address, site.cookies.owner)).text()
    return {
      database: await dumpOf(site.app.db),
      folder: textIn(site.folder),
      log: site.lines.join(''),
      backup: readFileSync(backup, 'latin1'),
      messages: await read(`/admin/forms/entries.csv?form=${site.form}`),
      reviews: await read('/api/reviews/export?format=json'),
      activity: await read('/api/audit'),
      devices: await read('/api/account/security'),
    }
  }

  /** A message, a review with its picture, a step, a search, and both ways of signing in, as somebody at this address sends them. */
  async function useFrom(site: TracedSite, address: string, claimed = address): Promise<void> {
    const headers = { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 (Test)' }
    const direct = (url: string, body: URLSearchParams | FormData) =>
      fetch(`${site.base}${url}`, { method: 'POST', body, headers }).then((answer) => answer.json())
    const sent = await direct(feedbackOf(site), messageOf(site, site.formTicket(), `From ${crypto.randomUUID()}`))
    expect(sent).toMatchObject({ status: 'mail_sent' })
    const fields = ['review_rating', 'review_text', 'reviewer_name', 'reviewer_email', 'review_media']
    const fid = await site.saveForm({ fields: fields.map((name) => ({ name, label: name })) })
    const review = new FormData()
    for (const [name, value] of Object.entries({ ...reviewOf(fid), wprev_ipFormInput: claimed, ip: claimed })) review.append(name, value)
    review.append('wprevpro_review_media', new Blob([(await createPhoto()) as BlobPart]), 'p.jpg')
    review.append('action', 'wprp_save_review')
    review.append('wpfb_nonce', site.ticket())
    expect(await direct('/wp-admin/admin-ajax.php', review)).toMatchObject({ error: 'no' })
    await direct('/wp-admin/admin-ajax.php', new URLSearchParams({ action: 'wprp_load_more_revs', wpfb_nonce: site.ticket(), perrow: '3' }))
    const { email, password } = site.logins.owner
    expect((await site.post('/api/sign-in', { email, password: WRONG_PASSWORD }, { headers })).status).toBe(401)
    expect((await site.post('/api/sign-in', { email, password }, { headers })).status).toBe(200)
    await site.post('/api/password/forgotten', { email }, { headers })
    await site.post('/api/passkeys/ask', {}, { headers })
    await fetch(`${site.base}/a-page-that-is-not-there`, { headers })
  }

  test('a visitor’s network address is nowhere at rest in full: behind a proxy, without one, of both kinds (bar J01)', async () => {
    const site = await setUp()
    await useFrom(site, HOME)
    await useFrom(site, HOME_6)
    const straight = {
      method: 'POST',
      url: feedbackOf(site),
      remoteAddress: HOME,
      headers: { 'user-agent': 'Mozilla/5.0 (Test)' },
    } as const
    const request = new Request('http://x', { method: 'POST', body: messageOf(site, site.formTicket(), 'Straight from there') })
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { ...straight.headers, 'content-type': request.headers.get('content-type') ?? '' }
    expect((await site.server.inject({ ...straight, headers, payload })).json()).toMatchObject({ status: 'mail_sent' })

    const places = await placesOf(site)
    for (const [place, text] of Object.entries(places)) expect(text.length, place).toBeGreaterThan(20)
    for (const place of ['database', 'folder', 'backup', 'messages', 'reviews']) expect(places[place], place).toContain(CANARY)
    expect(places.devices, 'whoever signs in finds the network again').toContain('203.0.113.x')
    const whole = [HOME, HOME_6, '9a:bc', Buffer.from(HOME).toString('base64').slice(0, -4)]
    for (const [place, text] of Object.entries(places))
      expect(
        whole.filter((address) => text.includes(address)),
        place,
      ).toEqual([])
  })

  test('a review keeps its address only where the owner said so for its form, and only its own (bar J01)', async () => {
    const site = await setUp()
    const fid = await site.saveForm({ fields: [{ name: 'review_text', label: 'Text' }], askAddress: true })
    const send = (claimed: string) => {
      const fields = { ...reviewOf(fid), wprev_ipFormInput: claimed, action: 'wprp_save_review', wpfb_nonce: site.ticket() }
      const headers = { 'x-forwarded-for': HOME }
      return fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: new URLSearchParams(fields), headers })
    }
    expect(await (await send('198.51.100.9')).json()).toMatchObject({ error: 'no' })
    expect(await dumpOf(site.app.db)).not.toMatch(/198\.51\.100|203\.0\.113\.77/)
    expect(await (await send(HOME)).json()).toMatchObject({ error: 'no' })
    const kept = (await dumpOf(site.app.db)).split('\n').filter((table) => table.includes(HOME))
    expect(kept.map((table) => table.split(':')[0])).toEqual(['review'])
    expect(site.lines.join('')).not.toContain(HOME)
  })

  test('the log holds nothing of what people write, sign in with or carry, not even where something fails (bar J07)', async () => {
    const site = await setUp()
    const headers = {
      'user-agent': `Mozilla/5.0 (${CANARY})`,
      referer: `https://elsewhere.example/?q=${CANARY}`,
      cookie: `other=${CANARY}`,
    }
    const secrets = new Set<string>([site.cookies.owner.split('=')[1] ?? '?'])
    const used = site.formTicket()
    secrets.add(used)
    const send = (ticket: string) =>
      fetch(`${site.base}${feedbackOf(site)}`, { method: 'POST', body: messageOf(site, ticket, `Call ${CANARY} ${ticket}`), headers })
    expect(await (await send(used)).json()).toMatchObject({ status: 'mail_sent' })
    const fields = ['review_text', 'reviewer_name', 'reviewer_email', 'review_media']
    const fid = await site.saveForm({ fields: fields.map((name) => ({ name, label: name })) })
    expect((await site.upload(reviewOf(fid), [['wprevpro_review_media', await createPhoto(), `${CANARY}.jpg`]])).status).toBe(200)

    const { email } = site.logins.owner
    for (const login of [
      { email: VISITOR, password: WRONG_PASSWORD },
      { email, password: WRONG_PASSWORD },
    ])
      expect((await site.post('/api/sign-in', login, { headers })).status).toBe(401)
    await site.post('/api/password/forgotten', { email }, { headers })
    await site.app.jobs.runDue()
    const link = /reset#([\w-]+)/.exec(textIn(path.join(site.folder, 'mails')).replaceAll('=\r\n', ''))?.[1] ?? ''
    expect(link).toHaveLength(43)
    secrets.add(link)
    expect((await site.post('/api/password/reset', { token: link, password: NEW_PASSWORD }, { headers })).status).toBe(200)
    const entered = await site.post('/api/sign-in', { email, password: NEW_PASSWORD }, { headers })
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    secrets.add(cookie.split('=')[1] ?? '?')

    const [review] = await site.rows()
    for (const address of [
      ...[`/${CANARY}?token=${CANARY}`, `/?s=${CANARY}`, `/search?q=${CANARY}`, `/api/forms/entries?search=${CANARY}`, '/api/audit'],
      ...[`/admin/reset?token=${CANARY}`, `/%zz${CANARY}`, `/api/nothing/${CANARY}`, `/api/forms/entry?id=${CANARY}`],
    ])
      await site.get(address, cookie)
    await site.post('/api/reviews/reply', { id: review?.id, text: `Thanks, ${CANARY}`, name: CANARY }, { cookie })
    await site.post('/api/reviews/decide', { id: CANARY, decision: CANARY }, { cookie })
    await ajax(site, 'wprp_load_more_revs', { textsearch: CANARY })
    await fetch(`${site.base}/api/sign-in`, {
      method: 'POST',
      body: `{"email":"${CANARY}`,
      headers: { 'content-type': 'application/json' },
    })

    // What nobody expects: tables that refuse every row, and records that cannot be read.
    const refusing = sql`alter table form_entry add constraint refuses_all check (form_id < 0) not valid`
    const aborting = sql`create trigger refuses_all before insert on form_entry begin select raise(abort, 'refused'); end`
    await (engine === 'postgres' ? refusing : aborting).execute(site.app.db)
    const ticket = site.formTicket()
    secrets.add(ticket)
    expect(await (await send(ticket)).json()).not.toMatchObject({ status: 'mail_sent' })
    await sql`update review set reviewer_name = ${`{"${CANARY}`}, mediaurls = ${`{"${CANARY}`}`.execute(site.app.db)
    await site.get('/api/reviews/export?format=json', cookie)
    await ajax(site, 'wprp_load_more_revs', { perrow: '3' })
    await sql`alter table review rename to review_away`.execute(site.app.db)
    for (const address of ['/reviews', '/api/reviews', `/api/reviews/queue?search=${CANARY}`]) await site.get(address, cookie)
    expect((await site.save(reviewOf(fid))).error).not.toBe('no')

    const log = site.lines.join('')
    expect(log).toContain('"level":50')
    expect(log).toContain('a message could not be kept')
    expect(log.match(/"level":50.*/g)?.every((line) => !line.includes('"err":{}'))).toBe(true)
    expect(log.toLowerCase().split(CANARY.toLowerCase())).toHaveLength(1)
    expect([...secrets].filter((secret) => log.includes(secret))).toEqual([])
    expect(log).not.toContain(email)
  })
})
