import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import { type Effect, popup, type Settings } from './popup.machine'

const usual: Settings = { isAutomatic: true, after: null, exitIntent: false, days: null }

function running(settings: Partial<Settings> = {}) {
  const effects: Effect[] = []
  const machine = run(
    popup({ ...usual, ...settings }),
    (effect) => effects.push(effect),
    () => {},
  )
  return { ...machine, took: () => effects.splice(0) }
}
const OPENS = [{ do: 'open' }, { do: 'play', after: 300, isPressed: false }]
const PRESSED = [{ do: 'open' }, { do: 'play', after: 300, isPressed: true }]

test.each([
  ['neither seconds nor exit', {}, [{ do: 'wait', milliseconds: 0 }]],
  ['seconds', { after: 4 }, [{ do: 'wait', milliseconds: 4000 }]],
  ['exit', { exitIntent: true }, [{ do: 'watch-exit' }]],
  ['both', { after: 4, exitIntent: true }, [{ do: 'wait', milliseconds: 4000 }, { do: 'watch-exit' }]],
])('T12: an automatic one with %s', (_case, settings, waits) => {
  const { send, took } = running(settings)
  send({ type: 'started', isRemembered: false })
  expect(took()).toEqual(waits)
})

test('T12: it opens once by itself, with its video 300 ms later; a press opens it again', () => {
  const { send, took } = running()
  send({ type: 'started', isRemembered: false })
  took()
  send({ type: 'due', fits: true })
  send({ type: 'due', fits: true })
  expect(took()).toEqual(OPENS)
  send({ type: 'closed' })
  expect(took()).toEqual([{ do: 'stop' }])
  send({ type: 'due', fits: true })
  expect(took()).toEqual([])
  send({ type: 'pressed', fits: true })
  expect(took()).toEqual(PRESSED)
})

test('T12: a window of another width opens nothing, and may become one of the right width', () => {
  const { send, took } = running()
  send({ type: 'due', fits: false })
  send({ type: 'pressed', fits: false })
  expect(took()).toEqual([])
  send({ type: 'due', fits: true })
  expect(took()).toEqual(OPENS)
})

test('T13: with cookies a closed one is remembered for its days, and then does not open by itself', () => {
  const { send, took } = running({ days: 30 })
  send({ type: 'due', fits: true })
  took()
  send({ type: 'closed' })
  expect(took()).toEqual([{ do: 'stop' }, { do: 'remember', days: 30 }])
  const later = running({ days: 30 })
  later.send({ type: 'started', isRemembered: true })
  later.send({ type: 'due', fits: true })
  expect(later.took()).toEqual([])
})

test('T13: one that was opened by hand is never remembered', () => {
  const { send, took } = running({ isAutomatic: false, days: 30 })
  send({ type: 'started', isRemembered: false })
  send({ type: 'pressed', fits: true })
  send({ type: 'closed' })
  expect(took().map((effect) => effect.do)).toEqual(['open', 'play', 'stop'])
})
