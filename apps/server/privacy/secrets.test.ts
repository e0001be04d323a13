import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

const canaries = ['CanaryBotKey', 'CanaryHookPath', 'CanaryHookQuery', 'CanaryMailPassword']

let site: FilledSite
let form = 0

beforeAll(async () => {
  site = await startFilledSite({ SMTP_URL: 'smtp://mailer:CanaryMailPassword@127.0.0.1:9' })
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
  const calls = site.app.features.flatMap(({ routes }) => routes.map(({ call }) => call))
  const reads = calls.map(addressOf).filter(({ method }) => method === 'GET')
  const told: string[] = []
  let answered = 0
  for (const cookie of [site.cookies.owner, site.cookies.editor]) {
    for (const { path } of reads) {
      for (const id of [form, 1]) {
        const address = `${pathFor(path, () => id)}${path.includes(':') ? '' : `?id=${id}&form=${id}`}`
        const response = await site.get(address, cookie)
        const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
        if (response.ok) answered += 1
        told.push(...canaries.filter((canary) => text.includes(canary)).map((canary) => `${address}: ${canary}`))
      }
    }
  }
  expect(answered).toBeGreaterThan(60)
  expect(told).toEqual([])
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
