import { expect, test } from 'vitest'
import { marked } from './marked'

test('P09: a mark goes around what is chosen, and it stays chosen', () => {
  expect(marked('a big deck', 2, 5, 'bold')).toEqual({ text: 'a **big** deck', start: 4, end: 7 })
  expect(marked('', 0, 0, 'link')).toEqual({ text: '[text](https://)', start: 1, end: 5 })
})

test('P09: a list begins at the line in which the choice begins', () => {
  expect(marked('x\none\ntwo', 3, 9, 'list').text).toBe('x\n- one\n- two')
})
