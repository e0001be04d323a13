import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import type { PublicReview } from '../../../review'
import type { LoadMoreAnswer } from '../../wire'
import { type Effect, type Event, isOutOfDate, pageFrom, reviewList, type State } from './review-list.machine'

const review = (id: number) => ({ id }) as PublicReview
const answer = (change: Partial<LoadMoreAnswer> = {}): LoadMoreAnswer => ({
  innerhtml: '',
  newnotinstring: 'cursor',
  clickedpnum: '',
  lastslidenum: 5,
  totalreviewsindb: 10,
  reviewsperpage: 2,
  totalreviewsnum: 2,
  hideldbtn: '',
  animateheight: 'no',
  callnum: 1,
  reviews: [review(1), review(2)],
  ...change,
})

/** A list whose clock moves when it is told to. */
function start(first = answer(), address: Parameters<typeof reviewList>[1] = { query: {}, page: 1 }) {
  const effects: Effect[] = []
  const timers: { at: number; event: Event }[] = []
  let now = 0
  let state!: State
  const machine = reviewList(first, address)
  state = machine.initial
  const { send } = run(
    machine,
    (effect) => {
      if (effect.do === 'send') timers.push({ at: now + effect.after, event: effect.event })
      else effects.push(effect)
    },
    (next) => {
      state = next
    },
  )
  return {
    send,
    effects,
    loads: () => effects.filter((effect) => effect.do === 'load'),
    written: () => effects.filter((effect) => effect.do === 'write').map(({ query, page }) => ({ query, page })),
    state: () => state,
    pass: (time: number) => {
      now += time
      for (const timer of timers.splice(0))
        if (timer.at <= now) send(timer.event)
        else timers.push(timer)
    },
    arrive: (change: Partial<LoadMoreAnswer> = {}) => send({ type: 'loaded', request: state.request, answer: answer(change) }),
  }
}

test('R11: one request at a time, others retry after a second, and the call number is the answer’s', () => {
  const list = start()
  list.send({ type: 'more' })
  list.send({ type: 'more' })
  expect(list.loads()).toMatchObject([{ callNumber: 1, seen: 'cursor' }])
  list.pass(999)
  expect(list.loads()).toHaveLength(1)
  list.arrive({ callnum: 2, newnotinstring: 'next', reviews: [review(3), review(4)] })
  list.pass(1)
  expect(list.loads()[1]).toMatchObject({ callNumber: 2, seen: 'next' })
  expect(list.state().batches.map(({ from, count }) => [from, count])).toEqual([
    [1, 2],
    [3, 2],
  ])
})

test('R11: when nothing remains the list is done', () => {
  const list = start()
  list.send({ type: 'more' })
  list.arrive({ hideldbtn: 'yes', totalreviewsnum: 0, reviews: [] })
  expect([list.state().mode, list.state().batches.length]).toEqual(['done', 1])
  list.send({ type: 'more' })
  expect(list.loads()).toHaveLength(1)
})

test('R12: an endless list loads once a second at most, and as often as there is more', () => {
  const list = start()
  for (let time = 1; time <= 40; time++) {
    list.send({ type: 'reached' })
    list.arrive()
    list.send({ type: 'reached' })
    expect(list.loads()).toHaveLength(time)
    list.pass(1000)
  }
  list.send({ type: 'reached' })
  list.arrive({ hideldbtn: 'yes' })
  list.pass(1000)
  list.send({ type: 'reached' })
  expect(list.loads()).toHaveLength(41)
})

test('R14: a search fires 600 ms after the last letter, for texts of two letters or none', () => {
  const list = start()
  list.send({ type: 'typed', query: { q: 'd' } })
  list.pass(600)
  expect(list.loads()).toHaveLength(0)
  list.send({ type: 'typed', query: { q: 'de' } })
  list.pass(500)
  list.send({ type: 'typed', query: { q: 'deck' } })
  list.pass(599)
  expect(list.loads()).toHaveLength(0)
  list.pass(1)
  expect(list.loads()).toMatchObject([{ callNumber: 0, seen: '', want: { type: 'all', query: { q: 'deck' }, page: 1 } }])
  expect(list.written()).toEqual([{ query: { q: 'deck' }, page: 1 }])
  list.send({ type: 'typed', query: {} })
  list.pass(600)
  expect(list.loads()[1]).toMatchObject({ want: { query: {} } })
})

test('R14: whoever goes back to what is shown asks for nothing', () => {
  const list = start(answer(), { query: { q: 'deck' }, page: 1 })
  list.send({ type: 'typed', query: { q: 'decks' } })
  list.send({ type: 'typed', query: { q: 'deck' } })
  list.pass(600)
  expect(list.loads()).toHaveLength(0)
})

test('R16: a filter replaces the list, and answers to earlier questions come too late', () => {
  const list = start()
  list.send({ type: 'chosen', query: { stars: '5' } })
  list.send({ type: 'chosen', query: { stars: '4' } })
  list.send({ type: 'loaded', request: 1, answer: answer({ totalreviewsindb: 99 }) })
  expect([list.state().mode, list.state().total]).toEqual(['loading', 10])
  list.arrive({ totalreviewsindb: 1, totalreviewsnum: 1, reviews: [review(9)] })
  expect(list.state()).toMatchObject({ total: 1, news: 'all', query: { stars: '4' }, batches: [{ from: 1, count: 1 }] })
})

test('R14: a search that finds more than anybody counted says so, and the next answer may know better', () => {
  const list = start()
  list.send({ type: 'chosen', query: { q: 'de' } })
  list.arrive({ totalreviewsindb: 1000, totalismore: 'yes' })
  expect(list.state()).toMatchObject({ total: 1000, isMore: true })
  list.send({ type: 'chosen', query: { q: 'deck' } })
  list.arrive({ totalreviewsindb: 12 })
  expect(list.state()).toMatchObject({ total: 12, isMore: false })
})

test('R15: a press while a search waits takes the search along and is the last word', () => {
  const list = start()
  list.send({ type: 'typed', query: { q: 'deck' } })
  list.send({ type: 'chosen', query: { q: 'deck', sort: 'oldest' } })
  list.pass(600)
  expect(list.loads()).toHaveLength(1)
})

test('R13: pages replace one another, numbers below 2 are 1, and the address follows', () => {
  const list = start()
  list.send({ type: 'turned', page: 3 })
  list.arrive({ reviews: [review(5), review(6)] })
  expect(list.state()).toMatchObject({ page: 3, news: 'page', batches: [{ from: 5, count: 2 }] })
  list.send({ type: 'turned', page: -1 })
  expect(list.state().page).toBe(1)
  expect(list.written().map(({ page }) => page)).toEqual([3, 1])
})

test('R13: going back shows what was there, without a new entry in the history', () => {
  const list = start()
  list.send({ type: 'chosen', query: { lang: 'de' } })
  list.arrive()
  list.send({ type: 'restored', query: {}, page: 1 })
  list.send({ type: 'restored', query: {}, page: 1 })
  expect(list.loads()).toHaveLength(2)
  expect(list.written()).toHaveLength(1)
})

test('R25: a failure keeps the list, is logged, and can be tried again as it was', () => {
  const list = start()
  list.send({ type: 'chosen', query: { lang: 'de' } })
  list.send({ type: 'failed', request: 1, reason: 'offline' })
  expect([list.state().mode, list.state().batches.length]).toEqual(['failed', 1])
  expect(list.effects).toContainEqual({ do: 'log', reason: 'offline' })
  list.send({ type: 'more' })
  expect(list.loads()[1]).toMatchObject({ want: { type: 'all', query: { lang: 'de' } } })
})

test.each([
  ['page', { type: 'turned', page: 2 }],
  ['filter', { type: 'chosen', query: { lang: 'de' } }],
] as const)('R25: a %s that did not come is asked for by the same press again, and by the one button', (_name, press) => {
  const list = start()
  list.send(press)
  for (const event of [press, { type: 'again' }] as const) {
    list.send({ type: 'failed', request: list.state().request, reason: 'offline' })
    expect(isOutOfDate(list.state())).toBe(true)
    list.send(event)
    expect(list.loads().at(-1)?.want).toEqual(list.loads()[0]?.want)
  }
  expect(list.loads()).toHaveLength(3)
  expect(list.written()).toHaveLength(1)
  list.arrive()
  list.send(press)
  expect(list.loads()).toHaveLength(3)
})

test('R25: after a failed Load more the list is what its address says, and a choice of the same asks for nothing', () => {
  const list = start()
  list.send({ type: 'more' })
  list.send({ type: 'failed', request: 1, reason: 'offline' })
  list.send({ type: 'chosen', query: {} })
  expect([list.loads().length, isOutOfDate(list.state())]).toEqual([1, false])
})

test('R61: a server of another make says the call number as it was sent, and its rows as HTML', () => {
  const list = start()
  list.send({ type: 'more' })
  list.arrive({ callnum: 1, reviews: undefined, innerhtml: '<div>One</div>' })
  expect(list.state()).toMatchObject({ callNumber: 2, batches: [{}, { from: 3, count: 2, html: '<div>One</div>' }] })
})

test('R13: page numbers below 2 are 1', () => {
  expect([-3, 0, 1, 1.9, Number.NaN, 2, 7].map(pageFrom)).toEqual([1, 1, 1, 1, 1, 2, 7])
})
