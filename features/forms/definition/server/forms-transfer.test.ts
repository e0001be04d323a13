import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import type { SiteTexts } from '@frontage/kit/transfer.server'
import { parse } from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { type ContactForm, contactFormShape } from '../../form'
import { migrations } from '../../migrations'
import { contactDefinition } from '../../server/contact.fake'
import { createFormsStore } from '../../server/forms.store'
import { createFormsTransfer } from './forms-transfer'

describe.each(engines)('forms on their way into another site, on %s', (engine) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  async function begin() {
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    open.push(close)
    return { db, forms: createFormsStore(db), transfer: createFormsTransfer(db) }
  }
  const hooked = (secretKey: string, url: string) =>
    parse(contactFormShape, { ...contactDefinition, guard: { check: 'turnstile', secretKey }, actions: { webhooks: [{ id: 'crm', url }] } })
  type Site = Awaited<ReturnType<typeof begin>>
  const save = ({ db, forms }: Site, form: ContactForm) =>
    db.transaction().execute((trx) => forms.save({ id: 0, version: 0, form, at: '2026-01-01T00:00:00Z', by: '' }, trx))
  const read = ({ db, transfer }: Site, texts: SiteTexts) => db.transaction().execute((trx) => transfer.read(texts, { trx, by: 'Anna' }))

  test('secrets never leave the site and stay where they are; the import says which to set again', async () => {
    const from = await begin()
    await save(from, hooked('canary-key', 'https://hooks.site.test/canary-path?key=canary-query'))
    const texts = await from.transfer.write()
    expect(JSON.stringify([...texts])).not.toContain('canary')
    const to = await begin()
    const report = await read(to, texts)
    expect(report.brought).toEqual([{ what: 'form 1', outcome: 'new' }])
    expect(report.faults).toEqual([
      {
        path: 'form 1',
        text: '“Contact”: exports hold no secrets. Set again the secret key of the spam check, the webhook address at hooks.site.test.',
      },
    ])
    expect(await to.forms.secretNames(1)).toEqual([])
    expect(await to.forms.versions(1)).toMatchObject([{ version: 1, by: 'Anna' }])
    expect((await read(to, texts)).brought).toEqual([{ what: 'form 1', outcome: 'same' }])
    expect(await read(from, texts)).toEqual({ brought: [{ what: 'form 1', outcome: 'same' }], faults: [], bad: [] })
    expect(await from.forms.secret(1, 'guard:turnstile')).toBe('canary-key')
    expect(await from.forms.secret(1, 'webhook:crm')).toBe('https://hooks.site.test/canary-path?key=canary-query')
  })

  test('an earlier export with addresses in it is read as before, and they are kept apart', async () => {
    const site = await begin()
    const form = { ...contactDefinition, actions: { webhooks: [{ url: 'https://a.test/canary' }] } }
    const texts = new Map([['contact-forms', [{ id: 3, form, updatedAt: '2026-01-01T00:00:00Z' }]]])
    expect(await read(site, texts)).toMatchObject({ brought: [{ outcome: 'new' }], faults: [] })
    const kept = (await site.forms.find(3))?.form
    expect(JSON.stringify(kept)).not.toContain('canary')
    expect(await site.forms.secret(3, `webhook:${kept?.actions.webhooks[0]?.id}`)).toBe('https://a.test/canary')
    expect(await read(site, texts)).toMatchObject({ brought: [{ outcome: 'same' }], faults: [] })
    const other = new Map([
      ['contact-forms', [{ id: 3, form: { ...form, actions: { webhooks: [{ url: 'https://a.test/other' }] } }, updatedAt: '' }]],
    ])
    expect(await read(site, other)).toMatchObject({ brought: [{ outcome: 'changed' }] })
    expect(await site.forms.secret(3, `webhook:${kept?.actions.webhooks[0]?.id}`)).toBe('https://a.test/other')
  })
})
