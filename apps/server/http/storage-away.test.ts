import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../messages.fake'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
let form: number
beforeAll(async () => {
  site = await startFilledSite()
  form = site.parts.plainContactForm as number
  const { rows } = await sql<{ definition: string }>`select definition from contact_form where id = ${form}`.execute(site.app.db)
  const definition = JSON.parse(rows[0]!.definition) as { steps: [{ fields: object[] }] }
  definition.steps[0].fields.push({
    ...definition.steps[0].fields[0],
    type: 'file',
    name: 'your-file',
    label: 'File',
    required: false,
    accept: ['txt'],
  })
  await sql`update contact_form set definition = ${JSON.stringify(definition)} where id = ${form}`.execute(site.app.db)
  await site.app.ping()
})
afterAll(() => site.close())

const send = (words: string, bytes = 0) =>
  sendMessage(site, form, {
    'your-message': words,
    ...(bytes && { 'your-file': new File(['x'.repeat(bytes)], 'plan.txt', { type: 'text/plain' }) }),
  })

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(site.app.db)
  return Number(rows[0]!.total)
}
const counts = () => Promise.all(['form_entry', 'form_file'].map(countOf))

const filesThere = (folder = path.join(site.folder, 'files')): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map(({ name }) => name)

test('while the place of files is away, what needs none goes on, what does is refused in words, and no row is left without its file (bar H09)', async () => {
  const folder = path.join(site.folder, 'files')
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, 'what stands here is no folder')
  const before = await counts()
  const filesBefore = filesThere(`${folder}.away`).length
  expect(await send('Without a file')).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
  const refused = await send('With a file', 1_000)
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(refused.answer.message).toMatch(/try again/i)
  expect(JSON.stringify(refused.answer)).not.toMatch(/ENOTDIR|ENOENT|\/files|\bat \w+/)
  expect(await counts()).toEqual([before[0]! + 1, before[1]])
  expect((await site.get('/readyz')).status).toBe(503)
  expect((await site.get('/healthz')).status).toBe(200)

  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  expect(await send('With a file', 1_000)).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
  expect((await counts())[0]).toBe(before[0]! + 2)
  expect(filesThere()).toHaveLength(filesBefore + 1)
})
