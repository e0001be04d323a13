import { expect, test } from 'vitest'
import { nextTurn } from './turns.server'

test('works of many steps, however many at once, let everybody else in between any two steps (bar I08)', async () => {
  let turn = 0
  let isOver = false
  const turning = (): void => {
    turn++
    if (!isOver) setImmediate(turning)
  }
  setImmediate(turning)
  const stepsIn = new Map<number, number>()
  const work = async (): Promise<void> => {
    for (let step = 0; step < 10; step++) {
      await nextTurn()
      stepsIn.set(turn, (stepsIn.get(turn) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 20 }, work))
  isOver = true
  expect([...stepsIn.values()].reduce((one, other) => one + other)).toBe(200)
  expect(Math.max(...stepsIn.values())).toBe(1)
})
