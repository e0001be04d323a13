import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sentence, translatedAnswer } from './sentence'

const shape = v.object({
  text: v.string(),
  issues: v.array(v.object({ path: v.string(), text: sentence })),
  why: v.nullable(sentence),
  kinds: v.optional(v.record(v.string(), sentence)),
})
const loud = (text: string): string => text.toUpperCase()

test('issue 15: of an answer only sentences of the product are translated', () => {
  const answer = { text: 'Mine', issues: [{ path: 'a', text: 'Too long.' }], why: null, kinds: { a: 'Page' } }
  expect(translatedAnswer(shape, answer, loud)).toEqual({
    text: 'Mine',
    issues: [{ path: 'a', text: 'TOO LONG.' }],
    why: null,
    kinds: { a: 'PAGE' },
  })
})

test('issue 15: an answer of another kind stays as it is', () => {
  const bytes = new Uint8Array(2)
  expect(translatedAnswer(v.object({ file: v.any() }), { file: bytes }, loud)).toEqual({ file: bytes })
})
