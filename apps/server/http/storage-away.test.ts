import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
let form: number
beforeAll(async () => {
  site = await startFilledSite()
  form = site.parts.plainContactForm as number
  await site.app.ping()
})
afterAll(() => site.close())

async function sendMessage(
  words: string,
  bytes = 0,
): Promise<{ status: number; answer: { status?: string; message?: string; code?: string } }> {
  const body = new FormData()
  const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (bytes) body.append('your-file', new Blob([`%PDF-1.4\n${'x'.repeat(bytes)}`]), 'plan.pdf')
  const response = await fetch(`${site.base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { method: 'POST', body })
  return { status: response.status, answer: (await response.json()) as { status?: string } }
}

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(site.app.db)
  return Number(rows[0]!.total)
}
const counts = () => Promise.all(['form_entry', 'form_file'].map(countOf))

test('while the place of files is away, what needs none goes on, what does is refused in words, and no row is left without its file (bar H09)', async () => {
  const folder = path.join(site.folder, 'files')
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, 'what stands here is no folder')
  const before = await counts()
  expect(await sendMessage('Without a file')).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
  const refused = await sendMessage('With a file', 1_000)
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(refused.answer.message).toMatch(/try again/i)
  expect(JSON.stringify(refused.answer)).not.toMatch(/ENOTDIR|ENOENT|\/files|\bat \w+/)
  expect(await counts()).toEqual([before[0]! + 1, before[1]])
  expect((await site.get('/readyz')).status).toBe(503)
  expect((await site.get('/healthz')).status).toBe(200)

  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  expect(await sendMessage('With a file', 1_000)).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
  expect(await counts()).toEqual([before[0]! + 2, before[1]! + 1])
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[0-9a-f]{32}\.pdf$/.test(entry.name),
  )
  expect(kept.length).toBeGreaterThan(0)
})
