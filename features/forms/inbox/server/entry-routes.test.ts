import { engines } from '@frontage/kit/storage/database.fake'
import { grace } from '@frontage/kit/tools.fake'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as forms from '../../definition/wire.admin'
import { contactFormShape } from '../../form'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { listContactForms } from '../../wire.admin'
import * as wire from '../wire.admin'
import { entryExportAddress, entryFileAddress } from '../wire.admin'
import { getEntryNews } from '../wire.news'

const cookie = (role: string, isProved = true) => ({ cookie: `__Host-frontage=${role.padEnd(43, isProved ? '-' : '_')}` })

describe.each(engines)('the desk of messages on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const [step] = contactDefinition.steps
    const withFile = {
      ...contactDefinition,
      steps: [{ title: '', fields: [...step!.fields, { type: 'file' as const, name: 'doc', accept: ['pdf'] }] }],
    }
    form = await site.form(withFile)
  })
  afterAll(() => site.close())

  test('bar F09: a message that is released goes out once, however many release it', async () => {
    await site.send(form, filled({ _frontage_website: 'x' }))
    const { answer } = await site.call(wire.listEntries, { state: 'spam' }, 'moderator')
    expect(answer.entries).toMatchObject([{ state: 'spam', doubts: ['honeypot'], mail: null, from: 'Ann' }])
    const ids = answer.entries.map(({ id }) => id)
    await Promise.all([1, 2, 3].map(() => site.call(wire.moveEntries, { ids, to: 'new' }, 'moderator')))
    await site.call(wire.moveEntries, { ids, to: 'spam' }, 'moderator')
    await site.call(wire.moveEntries, { ids, to: 'read' }, 'moderator')
    expect((await site.mails()).filter(({ recipient }) => recipient === 'owner@site.test')).toHaveLength(1)
    expect((await site.call(wire.getEntry, { id: ids[0]! }, 'moderator')).answer).toMatchObject({
      state: 'read',
      deliveries: [
        { kind: 'letter', to: 'owner@site.test', state: 'queued' },
        { kind: 'thanks', to: 'ann@example.test', state: 'queued' },
      ],
    })
  })

  test('bar B13: opening a message is no action; moving one is, and opening releases nothing', async () => {
    const actions = async () =>
      (await site.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()).filter(({ action }) =>
        action.startsWith('entry.'),
      ).length
    const open = (id: number) => site.call(wire.openEntry, { id }, 'moderator')
    const [entry] = await site.entries()
    const id = entry!.id
    const stateNow = async () => (await site.entries()).find((row) => row.id === id)?.state
    await site.call(wire.moveEntries, { ids: [id], to: 'new' }, 'moderator')
    const before = await actions()
    expect((await open(id)).status).toBe(200)
    expect(await stateNow()).toBe('read')
    expect(await actions()).toBe(before)
    for (const to of ['done', 'spam', 'trash'] as const) {
      await site.call(wire.moveEntries, { ids: [id], to }, 'moderator')
      await open(id)
      expect(await stateNow()).toBe(to)
    }
    expect(await actions()).toBe(before + 3)
    await site.call(wire.moveEntries, { ids: [id], to: 'read' }, 'moderator')
  })

  test('F13: the inbox: searched, counted, page by page', async () => {
    for (let count = 0; count < 52; count++) {
      site.clock.advance(4000)
      site.bucket.name = `home ${Math.random()}`
      await site.send(form, filled({ 'your-subject': count === 7 ? 'Tāhunanui' : 'x' }))
    }
    const first = (await site.call(wire.listEntries, { form }, 'owner')).answer
    expect(first.entries).toHaveLength(50)
    const rest = (await site.call(wire.listEntries, { form, before: first.next }, 'owner')).answer
    expect(rest.next).toBe(0)
    expect(first.counts.new).toBe(52)
    expect((await site.call(wire.listEntries, { search: 'tahunanui' }, 'owner')).answer.entries).toHaveLength(1)
    expect((await site.call(wire.listEntries, { search: '%' }, 'owner')).answer.entries).toHaveLength(0)
    expect((await site.call(getEntryNews, {}, 'moderator')).answer).toMatchObject({ fresh: 52, held: 0, dead: 0 })
    const { forms } = (await site.call(listContactForms, {}, 'moderator')).answer
    expect(forms.find(({ id }) => id === form)).toMatchObject({ entries: 53, fresh: 52, version: 1 })
  })

  test('F13: a form is saved as a new version, unless somebody else was faster; messages keep theirs', async () => {
    const stored = (await site.call(forms.getStoredForm, { id: form }, 'owner')).answer
    const change = { ...stored.form, title: 'Write to us' }
    expect((await site.call(forms.saveContactForm, { id: form, version: stored.version, form: change }, 'editor')).answer).toEqual({
      id: form,
      version: 2,
      signing: [],
    })
    expect(await site.call(forms.saveContactForm, { id: form, version: stored.version, form: change }, 'editor')).toMatchObject({
      status: 409,
    })
    expect((await site.call(forms.saveContactForm, { form: change }, 'moderator')).status).toBe(403)
    expect((await site.call(forms.getStoredForm, { id: form, version: 1 }, 'owner')).answer.form.title).toBe('Contact')
    expect((await site.entries())[0]?.version).toBe(1)
  })

  test('bar E15: no cell of the export is a formula', async () => {
    for (const start of ['=', '+', '-', '@', '\t=', '＝', '"=', ';=']) {
      site.clock.advance(4000)
      site.bucket.name = `home ${Math.random()}`
      await site.send(form, filled({ 'your-name': `${start}1+1`, 'your-message': 'a,"b"\nc' }))
    }
    const response = await site.server.inject({ url: entryExportAddress(form, 'inbox'), headers: cookie('owner') })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
    })
    const cells = response.body.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? []
    expect(
      cells.map((cell) => cell.replace(/^"|"$/g, '')).filter((cell) => /^\s*["';]*[=+\-@＝]/.test(cell) && !cell.startsWith("'")),
    ).toEqual([])
    expect(response.body).toContain('"a,""b""\r\nc"')
    for (const role of ['moderator', ''])
      expect([401, 403]).toContain((await site.server.inject({ url: entryExportAddress(form, 'inbox'), headers: cookie(role) })).statusCode)
  })

  test('messages leave as a table only after the password was given again', async () => {
    const url = entryExportAddress(form, 'inbox')
    const refused = await site.server.inject({ url, headers: cookie('owner', false) })
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'reauthenticate' }])
    expect((await site.server.inject({ url, headers: cookie('owner') })).statusCode).toBe(200)
  })

  test('bar B04, D16: a file is handed out to signed-in people only, and as a file', async () => {
    site.clock.advance(60_000)
    site.bucket.name = 'another home'
    const doc = new File(['%PDF-1.7\n%%EOF\n'], '"><img src=x onerror=alert(1)>\r\nBcc: x.pdf')
    expect((await site.send(form, { ...filled(), doc })).status).toBe('mail_sent')
    const [file] = await site.uploads()
    const url = entryFileAddress(file!.id)
    expect((await site.server.inject({ url })).statusCode).toBe(401)
    for (const other of ['/uploads/', `/wp-content/uploads/${file!.key}`, `/files/${file!.key}`, `${url}x`])
      expect((await site.server.inject({ url: other })).statusCode, other).toBe(404)
    const { headers, body } = await site.server.inject({ url, headers: cookie('moderator') })
    expect(body).toContain('%PDF')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%-]+$/)
  })

  test('only what is in the bin goes for good, with its files', async () => {
    const [file] = await site.uploads()
    const ids = [file!.entry_id!]
    expect((await site.call(wire.deleteEntries, { ids }, 'owner')).answer).toEqual({ deleted: 0 })
    await site.call(wire.moveEntries, { ids, to: 'trash' }, 'owner')
    expect((await site.call(wire.deleteEntries, { ids }, 'moderator')).status).toBe(403)
    expect((await site.call(wire.deleteEntries, { ids }, 'owner')).answer).toEqual({ deleted: 1 })
    expect(await site.uploads()).toEqual([])
    expect(await site.files.read(file!.key)).toBeUndefined()
  })

  test('a form goes with its messages, when their number is known', async () => {
    const states = (await site.entries()).map(({ state }) => state)
    const entries = states.length
    expect((await site.call(forms.deleteContactForm, { id: form, entries: entries - 1 }, 'owner')).status).toBe(409)
    const { trash } = (await site.call(forms.deleteContactForm, { id: form, entries }, 'owner')).answer
    expect((await site.call(forms.deleteContactForm, { id: form, entries }, 'owner')).status).toBe(404)
    expect((await site.call(wire.listEntries, {}, 'owner')).answer.entries).toEqual([])
    expect(Object.values((await site.call(wire.listEntries, {}, 'owner')).answer.counts).every((count) => count === 0)).toBe(true)
    await site.trash.restore(trash, grace)
    expect((await site.entries()).map(({ state }) => state)).toEqual(states)
    await site.call(forms.deleteContactForm, { id: form, entries }, 'owner')
    site.clock.advance(31 * 86_400_000)
    await site.trash.sweep()
    expect(await site.entries()).toEqual([])
  })

  test('messages are deleted when their form says so', async () => {
    const short = await site.form({ ...contactDefinition, retention: 30 })
    await site.send(short, filled())
    site.clock.advance(31 * 86_400_000)
    await site.send(short, filled())
    await site.feature.start?.()
    expect(await site.entries()).toHaveLength(1)
  })

  test('bar E09: code cannot be saved as an event', () => {
    const form = { ...contactDefinition, actions: { event: { name: 'alert(1)', params: [] } } }
    expect(v.safeParse(contactFormShape, form).success).toBe(false)
  })

  test('bar B13: a line about messages that were moved or deleted names them', async () => {
    const ids = (await site.entries()).map(({ id }) => id)
    await site.call(wire.moveEntries, { ids, to: 'trash' }, 'moderator')
    await site.call(wire.deleteEntries, { ids }, 'owner')
    const lines = await site.db
      .withTables<{ audit: { action: string; target: string } }>()
      .selectFrom('audit')
      .select(['action', 'target'])
      .execute()
    const target = `${ids.length} entries: ${ids.join(', ')}`
    expect(lines).toContainEqual({ action: 'entry.trash', target })
    expect(lines).toContainEqual({ action: 'entry.delete', target })
  })
})
