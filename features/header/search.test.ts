import { expect, test } from 'vitest'
import { pressed } from './search'

test.each([
  [false, '', 'open'],
  [false, 'deck', 'open'],
  [true, 'deck', 'submit'],
  [true, ' ', 'close'],
  [true, '', 'close'],
] as const)('T03: a press with the field open: %s and %j in it means %s', (isOpen, text, step) => expect(pressed(isOpen, text)).toBe(step))
