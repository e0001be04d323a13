import { is } from 'valibot'
import { expect, test } from 'vitest'
import { integer } from './fields'

test('a whole number is written in one way', () => {
  for (const one of ['0', '1', '-7', '120', 3]) expect([one, is(integer, one)]).toEqual([one, true])
  for (const other of ['1.0', '+1', ' 1', '1 ', '01', '-0', '1e3', '0x1', '', '99999999999999999'])
    expect([other, is(integer, other)]).toEqual([other, false])
})
