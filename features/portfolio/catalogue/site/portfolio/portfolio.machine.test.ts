import { run } from '@frontage/kit/island/machine'
import { expect, test } from 'vitest'
import type { Card } from '../../../item'
import type { ItemList } from '../../../wire'
import { type Effect, portfolio, type State } from './portfolio.machine'

const card = (id: number): Card => ({ id, slug: `item-${id}`, title: `Item ${id}`, type: 'image', openIn: 'modal' })
const list = (ids: readonly number[], total = 5): ItemList => ({
  items: ids.map(card),
  total,
  categories: { all: total, terms: [] },
  others: { all: total, terms: [] },
  corrected: '',
})

function start(first = list([1, 2])) {
  const effects: Effect[] = []
  const machine = portfolio(first, { query: { item: 'item-1' }, page: 1 })
  let state: State = machine.initial
  const { send } = run(
    machine,
    (effect) => effects.push(effect),
    (next) => {
      state = next
    },
  )
  return { send, effects, state: () => state, ids: () => state.list.items.map(({ id }) => id) }
}

test('P03: the list stays while more is loading, and what comes stands behind it, nothing twice', () => {
  const { send, effects, state, ids } = start()
  send({ type: 'more' })
  send({ type: 'more' })
  expect(effects).toMatchObject([{ do: 'load', request: 1, want: { type: 'more', page: 2 } }])
  expect([state().mode, ids()]).toEqual(['loading', [1, 2]])
  send({ type: 'loaded', request: 1, answer: list([2, 3, 4]) })
  expect([state().mode, state().page, state().news, ids()]).toEqual(['idle', 2, 'more', [1, 2, 3, 4]])
})

test('P10: a failure is logged, leaves the list, and can be tried again', () => {
  const { send, effects, state, ids } = start()
  send({ type: 'chosen', query: { category: 'deck' } })
  const request = state().request
  send({ type: 'failed', request, reason: 'gone' })
  expect([state().mode, ids(), effects.at(-1)]).toEqual(['failed', [1, 2], { do: 'log', reason: 'gone' }])
  send({ type: 'again' })
  expect(effects.at(-1)).toMatchObject({ do: 'load', want: { type: 'all', query: { category: 'deck' }, page: 1 } })
})

test('P10: pressing the same again asks again, once the address is written; Load More too asks for what did not come', () => {
  const { send, effects, state } = start()
  send({ type: 'chosen', query: { category: 'deck' } })
  for (const event of [{ type: 'chosen', query: { category: 'deck' } }, { type: 'more' }] as const) {
    send({ type: 'failed', request: state().request, reason: 'gone' })
    send(event)
    expect(effects.at(-1)).toMatchObject({ do: 'load', want: { type: 'all', query: { category: 'deck' }, page: 1 } })
  }
  expect(effects.filter((effect) => effect.do === 'write')).toHaveLength(1)
})

test('P02: a filter replaces the list and is a step of its own; an answer to an earlier one comes too late', () => {
  const { send, effects, ids } = start()
  send({ type: 'chosen', query: { category: 'deck' } })
  send({ type: 'chosen', query: { category: 'kitchen' } })
  send({ type: 'loaded', request: 1, answer: list([9]) })
  expect(ids()).toEqual([1, 2])
  send({ type: 'loaded', request: 2, answer: list([7]) })
  expect(ids()).toEqual([7])
  expect(effects.filter((effect) => effect.do === 'write')).toMatchObject([
    { query: { category: 'deck' }, isStep: true },
    { query: { category: 'kitchen' }, isStep: true },
  ])
})

test('P02: a search waits for a pause, is one step however long it is typed, and asks for nothing that is shown', () => {
  const { send, effects, state } = start()
  send({ type: 'typed', query: { q: 'd' } })
  send({ type: 'typed', query: { q: 'de' } })
  const pauses = effects.flatMap((effect) => (effect.do === 'send' ? [effect] : []))
  expect(pauses.map(({ after }) => after)).toEqual([250, 250])
  for (const { event } of pauses) send(event)
  expect(effects.filter((effect) => effect.do === 'load')).toHaveLength(1)
  send({ type: 'loaded', request: state().request, answer: list([1]) })
  send({ type: 'paused', query: { q: 'dec' }, typing: state().typing })
  expect(effects.filter((effect) => effect.do === 'write')).toMatchObject([{ isStep: true }, { isStep: false }])
  send({ type: 'chosen', query: { q: 'dec' } })
  expect(effects.filter((effect) => effect.do === 'load')).toHaveLength(2)
})

test('P02: the way back brings what an address says; which item is open is no filter', () => {
  const { send, effects } = start()
  send({ type: 'restored', query: { item: 'item-2' }, page: 1 })
  expect(effects).toEqual([])
  send({ type: 'restored', query: { q: 'deck', item: 'item-2' }, page: 3 })
  expect(effects).toMatchObject([{ do: 'load', want: { type: 'all', query: { q: 'deck' }, page: 3 } }])
})
