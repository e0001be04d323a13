import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { migrate } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { getStoredForm, saveContactForm } from '../definition/wire.admin'
import type { StoredContactForm } from '../form'
import { migrations } from '../migrations'
import { contactDefinition } from './contact.fake'
import { createFormSite } from './forms.fake'
import { createFormsStore } from './forms.store'

const STEP = '2026-12-02-form-secrets'
const hooked = (...urls: string[]) => ({
  ...contactDefinition,
  guard: { check: 'turnstile' as const, secretKey: 'canary-key' },
  actions: { webhooks: urls.map((url) => ({ url })) },
})

describe.each(engines)('secrets of forms, on %s', (engine) => {
  test('bar G09: secrets of before move out of forms, versions and deliveries, and go on working', async () => {
    const all = { ...kitMigrations(engine), ...migrations(engine) }
    const earlier = Object.fromEntries(Object.entries(all).filter(([name]) => name < STEP))
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), earlier)
    const form = JSON.stringify(hooked('https://a.test/canary-a', 'https://b.test/canary-b'))
    await sql`insert into contact_form (version, title, definition, updated_at) values (2, 'C', ${form}, '2026')`.execute(db)
    for (const [version, text] of [
      [1, JSON.stringify(hooked('https://old.test/canary-old', 'https://a.test/canary-a'))],
      [2, form],
    ] as const)
      await sql`insert into contact_form_version (form_id, version, definition, at, "by") values (1, ${version}, ${text}, '2026', '')`.execute(
        db,
      )
    await sql`insert into form_entry (form_id, version, state, doubts, sender, summary, files, page, content, search_text, at, is_held, content_key)
      values (1, 2, 'new', '[]', '', '', 0, '', '{}', '', '2026', 0, '')`.execute(db)
    await sql`insert into form_delivery (entry_id, kind, target, mail_id, payload, state, attempts, error)
      values (1, 'webhook', 'https://b.test/canary-b', null, ${JSON.stringify({ type: 't', body: 'b' })}, 'dead', 1, null)`.execute(db)
    await migrate(db, all)
    const forms = createFormsStore(db)
    expect(JSON.stringify([await forms.find(1), await forms.version(1, 1), await forms.version(1, 2)])).not.toContain('canary')
    const { rows } = await sql<{ target: string; payload: string }>`select * from form_delivery`.execute(db)
    expect(JSON.stringify(rows)).not.toContain('canary')
    expect(rows[0]?.target).toBe('https://b.test')
    const { hook } = JSON.parse(rows[0]!.payload) as { hook: string }
    expect(await forms.secret(1, `webhook:${hook}`)).toBe('https://b.test/canary-b')
    expect(await forms.secret(1, 'guard:turnstile')).toBe('canary-key')
    const [old, again] = (await forms.version(1, 1))!.actions.webhooks
    expect(old?.host).toBe('old.test')
    expect(await forms.secret(1, `webhook:${old?.id}`)).toBeUndefined()
    expect(await forms.secret(1, `webhook:${again?.id}`)).toBe('https://a.test/canary-a')
    await close()
  })

  test('bar G09: two systems at the same address are two, whatever an earlier step made of them', async () => {
    const all = { ...kitMigrations(engine), ...migrations(engine) }
    const earlier = Object.fromEntries(Object.entries(all).filter(([name]) => name < STEP))
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), earlier)
    const urls = ['https://a.test/canary', 'https://a.test/canary', 'https://b.test/canary', 'https://a.test/canary'] as const
    const form = JSON.stringify(hooked(...urls))
    await sql`insert into contact_form (version, title, definition, updated_at) values (1, 'C', ${form}, '2026')`.execute(db)
    await sql`insert into contact_form_version (form_id, version, definition, at, "by") values (1, 1, ${form}, '2026', '')`.execute(db)
    await migrate(db, all)
    const forms = createFormsStore(db)
    const hooks = (await forms.find(1))!.form.actions.webhooks
    expect(new Set(hooks.map(({ id }) => id)).size).toBe(4)
    expect(await Promise.all(hooks.map(({ id }) => forms.secret(1, `webhook:${id}`)))).toEqual(urls)
    expect((await forms.version(1, 1))!.actions.webhooks).toEqual(hooks)
    await close()
  })

  test('bar G09: empty keeps what is set, something new replaces it, and what is removed is forgotten', async () => {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const id = await site.form(hooked('https://a.test/canary-a', 'https://b.test/canary-b'))
    const store = createFormsStore(site.db)
    const read = async () => (await site.call(getStoredForm, { id: String(id) as never }, 'owner')).answer
    const first = await read()
    expect(JSON.stringify(first)).not.toContain('canary')
    const { form } = first
    const [a, b] = form.actions.webhooks
    expect([a?.host, b?.host]).toEqual(['a.test', 'b.test'])
    const names = ['guard:turnstile', `webhook:${a?.id}`, `webhook:${b?.id}`]
    expect(first.secrets.toSorted()).toEqual(names.toSorted())
    const save = async (change: Partial<StoredContactForm>, version: number) =>
      (await site.call(saveContactForm, { id, version, form: { ...form, ...change } as StoredContactForm }, 'owner')).answer

    expect((await save({ title: 'Other' }, 1)).signing).toEqual([])
    expect(await store.secret(id, names[1]!)).toBe('https://a.test/canary-a')
    const replaced = await save({ actions: { webhooks: [{ ...b!, url: 'https://c.test/canary-c' }] } }, 2)
    expect(replaced.signing).toMatchObject([{ place: 0, secret: expect.stringMatching(/./) }])
    expect(await store.secret(id, names[1]!)).toBeUndefined()
    expect(await store.secret(id, names[2]!)).toBe('https://c.test/canary-c')
    expect(await store.secret(id, names[0]!)).toBe('canary-key')
    await save({ guard: { check: 'own' }, actions: { webhooks: [] } }, 3)
    expect((await read()).secrets).toEqual([])
    expect((await save({ actions: { webhooks: [{ ...a!, url: '' }] } }, 1)) as object).toMatchObject({ code: 'other-version' })
    await site.close()
  })

  test('a copy of a form has its secrets, and neither form shows them', async () => {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const id = await site.form(hooked('https://a.test/canary-a'))
    const { form } = (await site.call(getStoredForm, { id: String(id) as never }, 'owner')).answer
    const copy = (await site.call(saveContactForm, { copyOf: id, form }, 'editor')).answer
    const store = createFormsStore(site.db)
    expect(await store.secret(copy.id, 'guard:turnstile')).toBe('canary-key')
    expect(await store.secret(copy.id, `webhook:${form.actions.webhooks[0]?.id}`)).toBe('https://a.test/canary-a')
    await site.close()
  })
})
