import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from './autosave'
import type { Saving, SavingEvent } from './saving.machine'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose server answers when it is told to. */
function editing() {
  const phases: Saving['phase'][] = []
  const asked: ((event: SavingEvent) => void)[] = []
  const autosave = createAutosave({
    save: () => new Promise((resolve) => asked.push(resolve)),
    changed: ({ phase }) => phases.push(phase),
  })
  const answer = async (event: SavingEvent): Promise<void> => {
    asked.at(-1)!(event)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, phases, answer, calls: () => asked.length }
}

const lost: SavingEvent = { type: 'lost', text: 'You seem to be offline.' }

test('a page is saved once the typing rests, not with every letter', async () => {
  const { autosave, phases, answer, calls } = editing()
  for (let letter = 0; letter < 5; letter++) {
    autosave.change()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(calls()).toBe(0)
  await vi.advanceTimersByTimeAsync(1200)
  expect(calls()).toBe(1)
  await answer({ type: 'saved' })
  expect(phases).toEqual(['waiting', 'saving', 'saved'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
})

test('who types without a rest is saved after eight seconds nevertheless', async () => {
  const { autosave, calls } = editing()
  for (let letter = 0; letter < 17; letter++) {
    autosave.change()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(calls()).toBe(1)
})

test('what was changed while it was saved is saved next, one call at a time', async () => {
  const { autosave, answer, calls } = editing()
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  autosave.change()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(calls()).toBe(1)
  await answer({ type: 'saved' })
  await vi.advanceTimersByTimeAsync(1200)
  expect(calls()).toBe(2)
})

test('what did not arrive is tried again with growing pauses, and by hand at once', async () => {
  const { autosave, answer, calls } = editing()
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  await answer(lost)
  await vi.advanceTimersByTimeAsync(1999)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls()).toBe(2)
  await answer(lost)
  await vi.advanceTimersByTimeAsync(3999)
  expect(calls()).toBe(2)
  autosave.retry()
  expect(calls()).toBe(3)
  await answer({ type: 'saved' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(3)
})

test('a no is not asked for again until something changes', async () => {
  const { autosave, phases, answer, calls } = editing()
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  await answer({ type: 'refused', text: 'This path is taken.' })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls()).toBe(1)
  expect(phases.at(-1)).toBe('failed')
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  expect(calls()).toBe(2)
})

test('after somebody else has saved, nothing is sent until that is decided', async () => {
  const { autosave, phases, answer, calls } = editing()
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  await answer({ type: 'conflict', text: 'Aroha has changed this page.' })
  autosave.change()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  expect(await autosave.settle()).toBe(false)
  autosave.replaced()
  expect(phases.at(-1)).toBe('saved')
})

test('what is decided later is said not to be saved, and asked about again with the next change', async () => {
  const { autosave, phases, answer, calls } = editing()
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  await answer({ type: 'conflict', text: 'Aroha has changed this page.' })
  autosave.postpone()
  expect(phases.at(-1)).toBe('failed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
  autosave.change()
  await vi.advanceTimersByTimeAsync(1200)
  await answer({ type: 'conflict', text: 'Aroha has changed this page.' })
  expect([calls(), phases.at(-1)]).toEqual([2, 'conflict'])
})

test('before it is published everything is on its way at once', async () => {
  const { autosave, answer, calls } = editing()
  const settled = vi.fn()
  autosave.change()
  void autosave.settle().then(settled)
  expect(calls()).toBe(1)
  autosave.change()
  await answer({ type: 'saved' })
  expect(calls()).toBe(2)
  expect(settled).not.toHaveBeenCalled()
  await answer({ type: 'saved' })
  expect(settled).toHaveBeenCalledWith(true)
  expect(await autosave.settle()).toBe(true)
})

test('whoever waits hears that it could not be saved', async () => {
  const { autosave, answer } = editing()
  const settled = vi.fn()
  autosave.change()
  void autosave.settle().then(settled)
  await answer(lost)
  expect(settled).toHaveBeenCalledWith(false)
})
