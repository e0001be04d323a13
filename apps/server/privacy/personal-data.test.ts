import { readFileSync } from 'node:fs'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepAll } from '../commands/retention'
import { startTestSite, type TestSite } from '../site.fake'

const inventory = readFileSync('docs/guides/personal-data.md', 'utf8')

describe('personal data of a whole site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startTestSite()
  })
  afterAll(() => site.close())

  test('every table that can hold words stands in the inventory', async () => {
    const tables = await site.app.db.introspection.getTables()
    const withWords = tables.filter(({ columns }) => columns.some(({ dataType }) => /text|char/i.test(dataType)))
    expect(withWords.map(({ name }) => name).filter((name) => !inventory.includes(`\`${name}\``))).toEqual([])
  })

  test('bar J03: retention lets go at once of what is older than it may be', async () => {
    const mail = { to: 'ann@example.test', subject: 'Hello', text: 'Kotuku77' }
    const [old, fresh] = [await site.app.outbox.add(mail), await site.app.outbox.add(mail)]
    const mails = site.app.db.withTables<KitTables>()
    await mails.updateTable('mail').set({ state: 'sent', created_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', old).execute()
    await sweepAll(site.app)
    expect(await site.app.outbox.find(old)).toBeUndefined()
    expect((await site.app.outbox.find(fresh))?.body_text).toBe('Kotuku77')
  })
})
