import { engines } from '@frontage/kit/storage/database.fake'
import { readForm } from '@frontage/rules/read-form'
import type { Rule } from '@frontage/rules/rule'
import { validate } from '@frontage/rules/validate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { StoredContactForm } from '../../form'
import { createFormSite } from '../../server/forms.fake'

type Field = StoredContactForm['steps'][number]['fields'][number]
const choices = ['Red', 'Green'].map((label) => ({ label }))
const fields: readonly Field[] = [
  { type: 'text', name: 'your-name', required: true, minLength: 2, maxLength: 40 },
  { type: 'email', name: 'your-email', required: true },
  { type: 'url', name: 'your-url' },
  { type: 'tel', name: 'your-tel' },
  { type: 'number', name: 'amount', least: '10', most: '100', step: '5' },
  { type: 'range', name: 'size', least: '0', most: '10' },
  { type: 'date', name: 'day', required: true, least: 'today', most: 'today+14days' },
  { type: 'time', name: 'hour' },
  { type: 'textarea', name: 'message', minLength: 5, maxLength: 50 },
  { type: 'checkbox', name: 'colours', required: true, options: choices },
  { type: 'checkbox', name: 'one', isExclusive: true, options: choices },
  { type: 'radio', name: 'pick', options: choices },
  { type: 'select', name: 'menu', required: true, options: choices },
]
const values = [
  ...['', ' ', 'a', 'Ann', 'Āwhina 🏡', 'x'.repeat(60), 'Red', 'red', 'Green', 'a@b.test', 'a@b', 'a b@c.test', 'https://x.test', 'x.test'],
  ...['021 555 0142', '+64', '-1', '0', '12', '15', '1e2', '100.5', 'NaN', '2026-11-21', '2026-12-05', '2026-12-06', '2026-02-30', '24:00'],
  ...['12:30', '\u0000', '\u202e', '  padded  ', 'line\nline', 'e\u0301', '０'],
]

describe.each(engines)('a form’s rules on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form({ title: 'All', steps: [{ title: '', fields: [...fields] }] } satisfies StoredContactForm)
  })
  afterAll(() => site.close())

  test('bar C09: what the browser complains of is what the server complains of, field by field and word by word', async () => {
    const schema = await site.server.inject({ url: `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback/schema` })
    const { rules } = schema.json() as { rules: Rule[] }
    const seen = new Set<string>()
    for (let round = 0; round < values.length * 4; round++) {
      const filled = fields.map(({ name }, index) => [name, values[(round * (index + 1) + index * 7) % values.length]!] as const)
      const data = new FormData()
      for (const [name, value] of filled) data.append(name, value)
      const inBrowser = new Map(
        validate(rules, readForm(data as Iterable<[string, string]>))
          .toReversed()
          .map(({ field, error }) => [field, error ?? '']),
      )
      const own = { action: 'cf7mls_validation', _wpcf7: String(form) }
      const answer = (await site.post('/wp-admin/admin-ajax.php', { ...own, ...Object.fromEntries(filled) })).json()
      const { invalid_fields } = answer as { invalid_fields: Record<string, { reason: string }> }
      const onServer = new Map(Object.entries(invalid_fields).map(([field, { reason }]) => [field, reason]))
      expect([...onServer.keys()].toSorted(), JSON.stringify(filled)).toEqual([...inBrowser.keys()].toSorted())
      for (const [field, error] of inBrowser) if (error) expect(onServer.get(field), JSON.stringify(filled)).toBe(error)
      for (const { name } of fields) seen.add(`${name} ${inBrowser.has(name)}`)
    }
    expect(seen.size, 'every field was right, and wrong, once at least').toBeGreaterThan(fields.length)
  })
})
