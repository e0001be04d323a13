import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { parse } from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { contactFormShape } from '../../form'
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
  const guarded = (secretKey: string) => parse(contactFormShape, { ...contactDefinition, guard: { ...contactDefinition.guard, secretKey } })
  const save = (db: AnyDatabase, store: ReturnType<typeof createFormsStore>, secret: string) =>
    db.transaction().execute((trx) => store.save({ id: 0, version: 0, form: guarded(secret), at: '2026-01-01T00:00:00Z', by: '' }, trx))

  test('a secret never leaves the site, and stays where it is', async () => {
    const from = await begin()
    await save(from.db, from.forms, 'secret-of-here')
    const texts = await from.transfer.write()
    expect(JSON.stringify([...texts])).not.toContain('secret-of-here')
    const to = await begin()
    const read = () => to.db.transaction().execute((trx) => to.transfer.read(texts, { trx, by: 'Anna' }))
    expect((await read()).brought).toEqual([{ what: 'form 1', outcome: 'new' }])
    expect((await to.forms.find(1))?.form).toEqual(guarded(''))
    expect(await to.forms.versions(1)).toMatchObject([{ version: 1, by: 'Anna' }])
    expect((await read()).brought).toEqual([{ what: 'form 1', outcome: 'same' }])
    const here = () => from.db.transaction().execute((trx) => from.transfer.read(texts, { trx, by: '' }))
    expect((await here()).brought).toEqual([{ what: 'form 1', outcome: 'same' }])
    expect((await from.forms.find(1))?.form.guard.secretKey).toBe('secret-of-here')
  })
})
