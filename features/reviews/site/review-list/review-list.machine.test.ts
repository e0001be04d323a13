import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import type { PublicReview } from '../../review'
import { LOAD_MORE_RETRY } from '../../spec'
import type { LoadMoreAnswer } from '../../wire'
import { type Effect, reviewList, type State } from './review-list.machine'

const reviews = (...ids: number[]) => ids.map((id) => ({ id }) as PublicReview)

const answer = (change: Partial<LoadMoreAnswer> = {}): LoadMoreAnswer => ({
  ...{ innerhtml: '', newnotinstring: '~first', clickedpnum: '', lastslidenum: 2, totalreviewsindb: 4, reviewsperpage: 2 },
  ...{ totalreviewsnum: 2, hideldbtn: '', animateheight: 'no', callnum: 1, reviews: reviews(1, 2) },
  ...change,
})

/** A list that has been drawn with two reviews, and what it asks for. */
function setUp(first = answer()) {
  const effects: Effect[] = []
  const states: State[] = []
  const machine = reviewList(first)
  const { send } = run(
    machine,
    (effect) => void effects.push(effect),
    (state) => void states.push(state),
  )
  return { effects, states, send, initial: machine.initial, now: () => states.at(-1) ?? machine.initial }
}

const more = { type: 'more' } as const

test('R11: it stands where the server left it', () => {
  const { initial } = setUp()
  expect(initial).toEqual({ mode: 'idle', callNumber: 1, seen: '~first', total: 4, batches: [reviews(1, 2)] })
})

test('R11: a press asks for the rows behind those that are shown', () => {
  const { send, effects, now } = setUp()
  send(more)
  expect(now().mode).toBe('loading')
  expect(effects).toEqual([{ do: 'load', callNumber: 1, seen: '~first' }])
})

test('R11: what comes is appended, and the next press goes on with its number and cursor', () => {
  const { send, effects, now } = setUp()
  send(more)
  send({ type: 'loaded', answer: answer({ callnum: 2, newnotinstring: '~second', totalreviewsindb: 5, reviews: reviews(3, 4) }) })
  expect(now()).toMatchObject({ mode: 'idle', callNumber: 2, seen: '~second', total: 5, batches: [reviews(1, 2), reviews(3, 4)] })
  send(more)
  expect(effects.at(-1)).toEqual({ do: 'load', callNumber: 2, seen: '~second' })
})

test('R11: one request at a time; other presses try again after 1000 ms and change nothing', () => {
  const { send, effects, states } = setUp()
  send(more)
  send(more)
  send(more)
  const retry = { do: 'retry', after: 1000 }
  expect(LOAD_MORE_RETRY).toBe(1000)
  expect(effects).toEqual([{ do: 'load', callNumber: 1, seen: '~first' }, retry, retry])
  expect(states).toHaveLength(1)
})

test('R11: when nothing remains it is done, and presses do nothing', () => {
  const { send, effects, now } = setUp()
  send(more)
  send({ type: 'loaded', answer: answer({ callnum: 2, hideldbtn: 'yes', reviews: reviews(3) }) })
  expect(now()).toMatchObject({ mode: 'done', batches: [reviews(1, 2), reviews(3)] })
  send(more)
  expect([now().mode, effects.length]).toEqual(['done', 1])
})

test('R11: a list that is whole from the start is done', () => {
  const { send, effects, initial } = setUp(answer({ hideldbtn: 'yes' }))
  expect(initial.mode).toBe('done')
  send(more)
  expect(effects).toEqual([])
})

test('R11: an answer without rows adds no empty batch', () => {
  const { send, now } = setUp()
  send(more)
  send({ type: 'loaded', answer: answer({ hideldbtn: 'yes', reviews: [] }) })
  expect(now().batches).toEqual([reviews(1, 2)])
})

test('R25: a failure is logged, keeps what is shown, and can be pressed again', () => {
  const { send, effects, now } = setUp()
  const reason = new Error('offline')
  send(more)
  send({ type: 'failed', reason })
  expect(now()).toEqual({ mode: 'failed', callNumber: 1, seen: '~first', total: 4, batches: [reviews(1, 2)] })
  expect(effects.at(-1)).toEqual({ do: 'log', reason })
  send(more)
  expect(now().mode).toBe('loading')
  expect(effects.at(-1)).toEqual({ do: 'load', callNumber: 1, seen: '~first' })
  send({ type: 'loaded', answer: answer({ callnum: 2, reviews: reviews(3, 4) }) })
  expect(now()).toMatchObject({ mode: 'idle', batches: [reviews(1, 2), reviews(3, 4)] })
})

test('R11: a server of another make that sends no rows as data breaks nothing', () => {
  const { reviews: _, ...bare } = answer()
  const { initial, send, now } = setUp(bare)
  expect(initial.batches).toEqual([[]])
  send(more)
  send({ type: 'loaded', answer: { ...bare, callnum: 2 } })
  expect(now()).toMatchObject({ mode: 'idle', callNumber: 2 })
})
