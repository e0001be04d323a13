import { expect } from 'vitest'
import { fc, fuzz, textOf } from '../kit/fuzz.setup'
import { isEmail } from './email'
import { isHost } from './host'
import { type Entry, readForm } from './read-form'
import { readSchema } from './schema'
import { validate } from './validate'
import { websiteOf } from './website'

const rule = fc.record(
  {
    rule: fc.constantFrom(
      'required',
      'email',
      'url',
      'tel',
      'number',
      'date',
      'minlength',
      'maxlength',
      'minnumber',
      'maxdate',
      'enum',
      'file',
      'any',
      'all',
      'dayofweek',
      '__proto__',
      'toString',
    ),
    field: fc.constantFrom('a', 'b', '__proto__', 'constructor', ''),
    error: fc.string(),
    threshold: fc.anything(),
    accept: fc.anything(),
    rules: fc.array(fc.anything(), { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const schema = fc.oneof(fc.record({ rules: fc.array(rule, { maxLength: 8 }) }), fc.anything())
const entry: fc.Arbitrary<Entry> = fc.tuple(
  fc.constantFrom('a', 'b', 'a[]', 'b[1]', 'a[x][y]', '__proto__', '__proto__[x]', 'constructor[prototype][x]', '[', ']'),
  fc.oneof(
    textOf(['a@b.test', 'http://x.test', '2026-02-30', '-1', '1e400', '+64 21', '\0', ' ']),
    fc.uint8Array({ maxLength: 20 }),
    fc.record({ name: fc.string(), size: fc.nat() }),
  ),
)

fuzz(
  'any schema and any form: fields are named that are in the schema, and nothing else happens (bar C05)',
  fc.tuple(schema, fc.array(entry, { maxLength: 8 })),
  ([said, entries]) => {
    const rules = readSchema(said)
    for (const finding of validate(rules, readForm(entries))) expect(typeof finding.field).toBe('string')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  },
)

const address = textOf(
  ['http://', 'https:', '//', 'javascript:', 'data:', 'x.test', '@', ':', '80', '/', '?', '#', '.', '-', 'ā', ' ', '\t', '%'],
  10,
)

fuzz('any address of a website leads over http to a host, without a name before it (bar C16)', address, (text) => {
  const full = websiteOf(text)
  if (full === undefined) return
  const { protocol, username, password } = new URL(full)
  expect(protocol).toMatch(/^https?:$/)
  expect(username + password).toBe('')
  isHost(text)
})

fuzz(
  'an e-mail address is one and has no way to name two (bar G02)',
  textOf(['a', '@', '.', 'x.test', ',', ';', '"', '<', '>', ' ', '\n', ':'], 10),
  (text) => {
    if (isEmail(text)) expect(text).toMatch(/^[^\s@,;"<>:]+@[^\s@,;"<>:]+$/)
  },
)
