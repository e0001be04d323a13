import { expect, test } from 'vitest'
import { beginSteps, changed, followed, redone, type Steps, undone } from './steps'

type Text = Steps<string>
const typed =
  (letters: string, mark = '') =>
  (steps: Text): Text =>
    changed(steps, steps.now + letters, { mark })
const after = (...steps: ((steps: Text) => Text)[]): Text => steps.reduce((held, step) => step(held), beginSteps(''))

test('what was changed is taken back and done again, a typed word at once', () => {
  expect(after(typed('a', 'word'), typed('b', 'word'), typed('!'), undone).now).toBe('ab')
  expect(after(typed('a', 'word'), typed('b', 'word'), undone).now).toBe('')
  expect(after(typed('a'), undone, redone).now).toBe('a')
  expect(after(undone, redone).now).toBe('')
})

test('a new change ends what could be done again, also one of the same mark', () => {
  expect(after(typed('a'), undone, typed('b'), redone)).toMatchObject({ now: 'b', future: [] })
  expect(after(typed('a', 'word'), undone, typed('b', 'word'), undone).now).toBe('')
})

test('a change that changes nothing is no step, nor are those that lead back to what stood before', () => {
  expect(after(typed('')).past).toEqual([])
  expect(after(typed('a', 'word'), (steps) => changed(steps, '', { mark: 'word' })).past).toEqual([])
})

test('what follows by itself is no step of its own', () => {
  expect(after(typed('a'), (steps) => followed(steps, 'A'), undone, redone).now).toBe('A')
})

test('a hundred steps are remembered, or as many as are wanted', () => {
  const many = (most?: number): Text =>
    Array.from({ length: 250 }).reduce<Text>((steps) => changed(steps, `${steps.now}.`, most ? { most } : {}), beginSteps(''))
  expect([many().past.length, many(200).past.length]).toEqual([100, 200])
})

test('what is held beside the steps stays', () => {
  const held = { ...beginSteps('a'), stored: 'a' }
  expect(undone(changed(changed(held, 'b'), 'c'))).toMatchObject({ now: 'b', stored: 'a' })
})
