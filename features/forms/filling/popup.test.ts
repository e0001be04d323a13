import { createFakeClock } from '@frontage/kit/clock'
import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import { popupMachine } from './popup'

/** A popup whose waits end when the clock has come so far. */
function start() {
  const clock = createFakeClock('2026-11-21T00:00:00Z')
  let state: string = popupMachine.initial
  let due = Number.POSITIVE_INFINITY
  const { send } = run(
    popupMachine,
    ({ milliseconds }) => {
      due = clock.now().getTime() + milliseconds
    },
    (next) => {
      state = next
    },
  )
  const pass = (milliseconds: number): string => {
    clock.advance(milliseconds)
    if (clock.now().getTime() >= due) {
      due = Number.POSITIVE_INFINITY
      send({ type: 'timed' })
    }
    return state
  }
  return { send, pass }
}

test('F12: a popup appears 1000 ms after sending, and is gone 4000 ms after it was closed', () => {
  const { send, pass } = start()
  send({ type: 'sent' })
  expect(pass(999)).toBe('due')
  expect(pass(1)).toBe('open')
  expect(pass(60_000)).toBe('open')
  send({ type: 'closed' })
  expect(pass(3999)).toBe('fading')
  expect(pass(1)).toBe('gone')
})
