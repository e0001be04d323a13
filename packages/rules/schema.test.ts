import { expect, test } from 'vitest'
import { messageKeys } from './message-keys'
import { rules } from './rules'
import { readSchema, ruleFor, schemaVersion } from './schema'

test('F08: a rule travels with its keys in the order of the wire, counts as numbers and limits as text', () => {
  expect(JSON.stringify(ruleFor('maxfilesize', 'doc', { threshold: 102_400 }, 'Too large.'))).toBe(
    '{"rule":"maxfilesize","field":"doc","threshold":102400,"error":"Too large."}',
  )
  expect(JSON.stringify(ruleFor('stepnumber', 'n', { base: '0', interval: 5 }, 'No step.'))).toBe(
    '{"rule":"stepnumber","field":"n","base":"0","interval":5,"error":"No step."}',
  )
})

test('F08: what a schema answers is read back, rule by rule', () => {
  const rule = ruleFor('any', 'f', { rules: [{ rule: 'email' }, { rule: 'tel' }] }, 'Neither.')
  const [read] = readSchema(JSON.parse(JSON.stringify({ version: schemaVersion, locale: 'en_NZ', rules: [rule] })))
  expect(read).toMatchObject(rule)
})

test.each([[undefined], [null], ['<html>'], [[]], [{ rules: 'none' }], [{ rules: [null, 1, {}, { rule: 7 }] }]])(
  'F09: %j holds no rules, and says so quietly',
  (answer) => expect(readSchema(answer)).toEqual([]),
)

test('F03: rules inside rules end somewhere', () => {
  const nested = JSON.parse(`${'{"rule":"all","rules":['.repeat(5_000)}${']}'.repeat(5_000)}`)
  expect(readSchema({ rules: [nested] })).toHaveLength(1)
})

test('F03: every rule has a message', () => {
  expect(Object.keys(messageKeys)).toEqual([...Object.keys(rules), 'unreadable'])
})
