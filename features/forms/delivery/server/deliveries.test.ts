import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { CallRefused } from '@frontage/kit/post/call-out.server'
import type { OutgoingCall } from '@frontage/kit/post/send-out.server'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import * as v from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { getStoredForm, saveContactForm } from '../../definition/wire.admin'
import { getContactForm } from '../../filling/wire'
import { contactFormShape } from '../../form'
import { migrations } from '../../migrations'
import { createBotChecks } from '../../protection/server/bot-checks'
import { createCaptchas } from '../../protection/server/captcha'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { createFormsStore } from '../../server/forms.store'
import { readSent } from '../../server/sent-form'
import { createDeliveriesStore } from './deliveries.store'
import { ownerEmails } from './emails'
import { createWebhooks } from './webhooks'

const known = (change: object) => ({
  id: 1,
  version: 1,
  updatedAt: '',
  form: v.parse(contactFormShape, { ...contactDefinition, ...change }),
})

describe.each(engines)('what goes out on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  test('F11: another system is told, tried again, and given up where it must never be called', async () => {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const hook = (url: string) => ({ url, fields: [{ name: 'who', field: 'your-name' }] })
    const form = await site.form({ ...contactDefinition, actions: { webhooks: [hook('https://a.test/x'), hook('https://b.test/x')] } })
    const calls: OutgoingCall[] = []
    let isAway = true
    createWebhooks({
      ...site,
      secretOf: createFormsStore(site.db).secret,
      sendOut: async (call) => {
        calls.push(call)
        if (call.url.includes('b.test')) throw new CallRefused()
        return isAway ? 503 : 200
      },
    })
    expect(await site.send(form, filled())).toMatchObject({ status: 'mail_sent', api_json_xml_request: [{ result: 'queued' }] })
    while (await site.jobs.runDue());
    const states = async () => {
      const rows = await site.db
        .withTables<{ form_delivery: { id: number; kind: string; state: string; error: string | null } }>()
        .selectFrom('form_delivery')
        .selectAll()
        .orderBy('id')
        .execute()
      return rows.filter(({ kind }) => kind === 'webhook').map(({ state, error }) => [state, error])
    }
    expect(await states()).toEqual([
      ['queued', 'answered 503'],
      ['dead', 'not allowed'],
    ])
    expect(await createDeliveriesStore(site.db).failedCalls()).toEqual([
      { target: 'https://b.test', why: 'not allowed', total: 1, last: site.clock.now().toISOString() },
    ])
    isAway = false
    site.clock.advance(120_000)
    while (await site.jobs.runDue());
    expect((await states())[0]).toEqual(['sent', null])
    expect(calls[0]).toMatchObject({
      body: '{"who":"Ann"}',
      headers: { 'x-frontage-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/) },
    })
    const signingOf = async (id: number, ...urls: string[]) => {
      const { version, form: stored } = (await site.call(getStoredForm, { id: String(id) as never }, 'owner')).answer
      const webhooks = stored.actions.webhooks.map((each, place) => ({ ...each, url: urls[place] }))
      const saving = { id, version, form: { ...stored, actions: { ...stored.actions, webhooks } } }
      return (await site.call(saveContactForm, saving, 'owner')).answer.signing.map(({ secret }) => secret)
    }
    const [ours, theirs] = await signingOf(form, 'https://a.test/x', 'https://b.test/x')
    expect(ours).not.toBe(theirs)
    for (const { url, body, headers } of calls) {
      const secret = (url.includes('a.test') ? ours : theirs) ?? ''
      expect(headers['x-frontage-signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    }
    const other = await site.form({ ...contactDefinition, actions: { webhooks: [hook('https://a.test/x')] } })
    const [elsewhere] = await signingOf(other, 'https://a.test/x')
    expect(elsewhere).not.toBe(ours)
    expect((await site.call(getContactForm, { form: String(form) as never })).answer).not.toHaveProperty('definition.actions')
  })

  test('bar F10: a bot check that is away, slow or senseless has no say', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    close = database.close
    const tools = { ...createFakeTools(database), secretOf: async () => 'b' }
    const form = known({ guard: { check: 'turnstile', siteKey: 'a' } })
    const sent = readSent(form.form, { 'cf-turnstile-response': 'token' })
    const verdict = async (answer: () => Promise<Response>) => (await createBotChecks(tools, answer).verdict(form, sent)).state
    expect(await verdict(async () => Response.json({ success: true }))).toBe('passed')
    expect(await verdict(async () => Response.json({ success: true, score: 0.1 }))).toBe('failed')
    expect(await verdict(async () => Response.json({ success: false }))).toBe('failed')
    expect(await verdict(async () => Response.json({ success: false }, { status: 500 }))).toBe('none')
    expect(await verdict(async () => Response.json({ success: 'no' }))).toBe('none')
    expect(await verdict(async () => new Response('<html>'))).toBe('none')
    const hole = createServer(() => {})
    await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve))
    const { port } = hole.address() as { port: number }
    const checks = createBotChecks(tools, (_url, init) => fetch(`http://127.0.0.1:${port}`, init))
    expect((await checks.verdict(form, sent)).state).toBe('none')
    hole.closeAllConnections()
    hole.close()
  })

  test('F09: the letters of a captcha count once, as a picture or in words', async () => {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const form = await site.form({
      title: 'C',
      guard: { check: 'none' },
      steps: [
        {
          title: '',
          fields: [
            { type: 'captcha', name: 'cap' },
            { type: 'text', name: 'x' },
          ],
        },
      ],
    })
    const captchas = createCaptchas(site)
    const number = captchas.make()
    const picture = await site.server.inject({ url: `/wpcf7_captcha/${number}.png` })
    expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.subarray(1, 4).toString()]).toEqual([
      200,
      'image/png',
      'PNG',
    ])
    const words = await site.server.inject({ url: `/wpcf7_captcha/${number}.txt` })
    expect(words.body).toMatch(/^Please type these letters and digits: /)
    expect(
      (await site.server.inject({ url: `/wpcf7_captcha/${number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))}.png` }))
        .statusCode,
    ).toBe(404)
    const letters = captchas.lettersOf(number) ?? ''
    const fields = { cap: letters.toLowerCase(), _wpcf7_captcha_challenge_cap: number }
    expect(await site.send(form, { ...fields, x: '1' })).toMatchObject({ status: 'mail_sent' })
    expect((await site.send(form, { ...fields, x: '2' })).status).not.toBe('mail_sent')
    expect(await site.entries()).toHaveLength(1)
  })
})

test('bar G05: files that are too much for a letter stay with the message, and the letter says where', () => {
  const form = v.parse(contactFormShape, { ...contactDefinition, letter: { to: 'owner@site.test', attach: ['doc'] } })
  const file = {
    id: 1,
    folder: '',
    form_id: 1,
    field: 'doc',
    place: 0,
    name: 'plan.pdf',
    key: 'ab/x.pdf',
    bytes: 10_000_000,
    hash: '',
    type: 'application/pdf',
    scan: '' as const,
    at: '',
    entry_id: 5,
  }
  const house = { owner: '', siteName: '', publicUrl: 'https://own.test', languageOf: () => 'en' as const }
  const about = { entry: 5, form, content: { values: [], consents: [] }, page: '', ...house }
  expect(ownerEmails({ ...about, files: [file] })[0]?.attachments).toEqual([{ key: 'ab/x.pdf', name: 'plan.pdf', type: 'application/pdf' }])
  const [large] = ownerEmails({ ...about, files: [file, { ...file, key: 'cd/y.pdf', name: 'other.pdf' }] })
  expect(large?.attachments).toEqual([])
  expect(large?.text).toContain('File: plan.pdf (with the message in the admin)')
  expect(large?.text).toContain('https://own.test/admin/messages?entry=5')
})
