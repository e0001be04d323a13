import { number, parse, pipe, string } from 'valibot'
import { expect, test } from 'vitest'
import { loggedError } from './log'

const CANARY = 'Kotuku77'
const thrownBy = (action: () => unknown): unknown => {
  try {
    return action()
  } catch (reason) {
    return reason
  }
}

const failures: readonly (readonly [what: string, error: unknown, stays: string])[] = [
  [
    'a row that a table refuses',
    Object.assign(new Error('violates "rule"'), { code: '23514', detail: CANARY, constraint: 'rule' }),
    'rule',
  ],
  ['a value of another type', new Error(`invalid input syntax for type integer: "${CANARY} "and" more"`), 'for type integer'],
  ['text that is no JSON', thrownBy(() => JSON.parse(`${CANARY}, and more`)), 'Unexpected token'],
  ['JSON that ends too early', thrownBy(() => JSON.parse(`{"a": "${CANARY}`)), 'JSON'],
  ['another shape', thrownBy(() => parse(pipe(number()), CANARY)), 'Expected number'],
  ['another shape, as a value', thrownBy(() => parse(string(), { [CANARY]: 1 })), 'Expected string'],
  ['an address', Object.assign(new Error(`550 <${CANARY}@example.test> unknown`), { rejected: [CANARY], response: CANARY }), '550'],
  ['a cause', new Error('not fetched', { cause: new Error(`"is: "${CANARY}"`) }), 'not fetched'],
  ['what is no error', { message: CANARY }, 'object'],
]

test.each(failures)('%s is logged without its words (bar J07)', (_what, error, stays) => {
  const text = JSON.stringify(loggedError(error))
  expect(text).not.toContain(CANARY)
  expect(text).toContain(stays)
})

test('where it was, and its code, stay', () => {
  const { stack, code } = loggedError(Object.assign(new Error('here'), { code: 'ENOSPC' }))
  expect(code).toBe('ENOSPC')
  expect(stack).toMatch(/^Error: here\n\s+at .*log\.test\.ts/)
})
