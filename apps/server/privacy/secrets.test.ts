import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'
import { everyAnswer } from './every-answer.fake'

const canaries = ['CanaryBotKey', 'CanaryHookPath', 'CanaryHookQuery']

let site: FilledSite
let form = 0

beforeAll(async () => {
  site = await startFilledSite()
  const definition = {
    title: 'With secrets',
    steps: [{ title: '', fields: [{ type: 'text', name: 'your-name', label: 'Name' }] }],
    guard: { check: 'turnstile', siteKey: 'open', secretKey: 'CanaryBotKey' },
    actions: { webhooks: [{ url: 'https://hooks.example/CanaryHookPath?key=CanaryHookQuery' }] },
  }
  const saved = await site.post('/api/forms/save', { form: definition }, { cookie: site.cookies.owner })
  const answer = await saved.text()
  form = (JSON.parse(answer) as { id: number }).id
  expect(canaries.filter((canary) => answer.includes(canary))).toEqual([])
})
afterAll(() => site.close())

test('bar G09: no call that reads tells an owner or an editor a secret, nor does an export', async () => {
  const answered = await everyAnswer(site, [form, 1])
  expect(answered.filter(({ isOk }) => isOk).length).toBeGreaterThan(60)
  expect(answered.filter(({ text }) => canaries.some((canary) => text.includes(canary))).map(({ address }) => address)).toEqual([])
  const { texts } = await site.app.features.find(({ mover }) => mover)!.mover!.write()
  expect(canaries.filter((canary) => JSON.stringify([...texts]).includes(canary))).toEqual([])
})

test('bar G09: secrets stand in their own table and nowhere else', async () => {
  const tables = (await site.app.db.introspection.getTables()).filter(({ name, isView }) => !isView && !/_search(_|$)/.test(name))
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(site.app.db)
    const text = JSON.stringify(rows)
    if (canaries.some((canary) => text.includes(canary))) found.push(name)
  }
  expect(found).toEqual(['contact_form_secret'])
})
