import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import { backgroundVideo, type Effect } from './background-video.machine'

function running(started: { mayMove?: boolean; isForeign?: boolean; sources?: number } = {}) {
  const effects: Effect[] = []
  const machine = run(
    backgroundVideo,
    (effect) => effects.push(effect),
    () => {},
  )
  machine.send({ type: 'started', mayMove: true, isForeign: false, sources: 2, ...started })
  return { ...machine, took: () => effects.splice(0).map((effect) => ('place' in effect ? `${effect.do} ${effect.place}` : effect.do)) }
}

test('T14: nothing is fetched before it is seen; out of sight it rests', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: false })
  expect(took()).toEqual([])
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual(['load', 'play', 'show-button'])
  send({ type: 'seen', isSeen: false })
  expect(took()).toEqual(['pause'])
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual(['play'])
})

test('T14: whoever pauses it is not played to when it comes back into sight', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: true })
  took()
  send({ type: 'pressed' })
  expect(took()).toEqual(['pause', 'show-button'])
  send({ type: 'seen', isSeen: false })
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual([])
  send({ type: 'pressed' })
  expect(took()).toEqual(['play', 'show-button'])
})

test('T14: sources that fail go one by one, and after the last one the picture comes', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: true })
  took()
  send({ type: 'source-failed', place: 0 })
  expect(took()).toEqual(['drop-source 0'])
  send({ type: 'source-failed', place: 1 })
  expect(took()).toEqual(['drop-source 1', 'unload', 'show-picture', 'hide-button'])
  send({ type: 'pressed' })
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual([])
})

test.each([
  ['of another site', { isForeign: true }],
  ['where motion is unwelcome', { mayMove: false }],
])('T14: one %s waits for a press', (_case, started) => {
  const { send, took } = running(started)
  expect(took()).toEqual(['show-button'])
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual([])
  send({ type: 'pressed' })
  expect(took()).toEqual(['load', 'play', 'show-button'])
})

test('T14: a browser that will not play by itself shows the picture, and the button', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: true })
  took()
  send({ type: 'refused' })
  expect(took()).toEqual(['unload', 'show-picture', 'show-button'])
})

/** One of another site that was pressed. */
function pressed() {
  const other = running({ isForeign: true, sources: 1 })
  other.send({ type: 'seen', isSeen: true })
  other.send({ type: 'pressed' })
  other.took()
  return other
}

test('T14: one of another site is shown once it moves; one that does not begin in time gives way, and can be tried anew', () => {
  const { send, took } = pressed()
  send({ type: 'overdue' })
  expect(took()).toEqual(['unload', 'show-picture', 'show-button'])
  send({ type: 'pressed' })
  expect(took()).toEqual(['load', 'play', 'show-button'])
  send({ type: 'playing' })
  expect(took()).toEqual(['show-video'])
  send({ type: 'overdue' })
  expect(took()).toEqual([])
})

test('T14: one that its site refuses gives way for good', () => {
  const { send, took } = pressed()
  send({ type: 'failed' })
  expect(took()).toEqual(['unload', 'show-picture', 'hide-button'])
  send({ type: 'pressed' })
  expect(took()).toEqual([])
})

test('T14: one that was paused before it began is paused all the same', () => {
  const { send, took } = pressed()
  send({ type: 'pressed' })
  expect(took()).toEqual(['pause', 'show-button'])
  send({ type: 'overdue' })
  expect(took()).toEqual([])
  send({ type: 'playing' })
  expect(took()).toEqual(['pause'])
})

test('T14: at the end the button says so, and begins it from its start', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: true })
  send({ type: 'playing' })
  took()
  send({ type: 'ended' })
  expect(took()).toEqual(['show-button'])
  send({ type: 'seen', isSeen: false })
  send({ type: 'seen', isSeen: true })
  expect(took()).toEqual([])
  send({ type: 'pressed' })
  expect(took()).toEqual(['restart', 'show-button'])
})

test('T14: one that others pause is paused; out of sight that is nothing new', () => {
  const { send, took } = running()
  send({ type: 'seen', isSeen: true })
  took()
  send({ type: 'stopped' })
  expect(took()).toEqual(['show-button'])
  send({ type: 'pressed' })
  send({ type: 'seen', isSeen: false })
  took()
  send({ type: 'stopped' })
  expect(took()).toEqual([])
})

test('T14: whoever lets others be asked needs no press', () => {
  const { send, took } = running({ isForeign: true, sources: 1 })
  took()
  send({ type: 'seen', isSeen: true })
  send({ type: 'allowed' })
  expect(took()).toEqual(['load', 'play', 'show-button'])
})

test('T14: a row without any source is a picture', () => {
  expect(running({ sources: 0 }).took()).toEqual([])
})
