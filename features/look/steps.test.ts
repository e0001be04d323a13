import { expect, test } from 'vitest'
import { houseLook } from './house-look'
import type { ThemeSettings } from './look'
import { begin, isChanged, nextSteps, type StepEvent } from './steps'

const rounder = (corner: number): ThemeSettings => ({ ...houseLook, shape: { ...houseLook.shape, corner } })
const change = (corner: number, mark = ''): StepEvent => ({ type: 'change', look: rounder(corner), mark })
const saved = (corner: number): StepEvent => ({ type: 'saved', look: rounder(corner) })
const after = (...events: readonly StepEvent[]) => events.reduce(nextSteps, begin(houseLook))

test('every change is taken back, and made again', () => {
  expect(after(change(4), change(8), { type: 'undo' }).now.shape.corner).toBe(4)
  expect(after(change(4), change(8), { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).now).toEqual(houseLook)
  expect(after(change(4), { type: 'undo' }, { type: 'redo' }, { type: 'redo' }).now.shape.corner).toBe(4)
  expect(after(change(4), { type: 'undo' }, change(6), { type: 'redo' }).now.shape.corner).toBe(6)
})

test('drawing a slider is one step', () => {
  expect(after(change(3, 'corner'), change(4, 'corner'), change(5, 'corner'), { type: 'undo' }).now).toEqual(houseLook)
})

test('what is published is no change any more', () => {
  expect(isChanged(after(change(4)))).toBe(true)
  expect(isChanged(after(change(4), saved(4)))).toBe(false)
  expect(isChanged(after(change(4), saved(4), { type: 'undo' }))).toBe(true)
})

test('what is changed while the look before it is being published is a change still', () => {
  const steps = after(change(4), change(8), saved(4))
  expect(isChanged(steps)).toBe(true)
  expect(steps.published).toEqual(rounder(4))
})
