import { expect, test } from 'vitest'
import { firstStep, nextSteps, type Step } from './steps'

const after = (...steps: Step<string>[]) => steps.reduce(nextSteps<string>, firstStep(''))
const type = (letters: string, mark = ''): Step<string> => ({ to: (text) => text + letters, mark })

test('what was changed is taken back and done again, a typed word at once', () => {
  expect(after(type('a', 'word'), type('b', 'word'), type('!'), 'undo').now).toBe('ab')
  expect(after(type('a', 'word'), type('b', 'word'), 'undo').now).toBe('')
  expect(after(type('a'), 'undo', 'redo').now).toBe('a')
  expect(after('undo', 'redo').now).toBe('')
})

test('a new change ends what could be done again; a new beginning ends all', () => {
  expect(after(type('a'), 'undo', type('b'), 'redo')).toMatchObject({ now: 'b', future: [] })
  expect(after(type('a'), { begin: 'c' }, 'undo').now).toBe('c')
})
