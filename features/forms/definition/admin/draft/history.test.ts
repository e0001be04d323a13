import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../../form'
import { toDraft } from './draft'
import { beginHistory, type History, type HistoryEvent, isChanged, nextHistory } from './history'

const first = toDraft(v.parse(contactFormShape, { title: 'A', steps: [{ fields: [] }] }))
const called = (title: string, mark?: string): HistoryEvent => ({
  type: 'change',
  to: (draft) => ({ ...draft, title }),
  ...(mark && { mark }),
})
const after = (...events: HistoryEvent[]): History => events.reduce(nextHistory, beginHistory(first))

test('changes are taken back and made again', () => {
  const twice = after(called('B'), called('C'))
  const once = nextHistory(twice, { type: 'undo' })
  expect(once.now.title).toBe('B')
  expect(nextHistory(once, { type: 'undo' }).now.title).toBe('A')
  expect(nextHistory(once, { type: 'redo' }).now.title).toBe('C')
  expect(nextHistory(beginHistory(first), { type: 'undo' }).now).toBe(first)
  expect(nextHistory(once, called('D')).future).toEqual([])
})

test('what is typed into one place is one step back', () => {
  const typed = after(called('B', 'title'), called('Be', 'title'), called('Bea', 'title'))
  expect(nextHistory(typed, { type: 'undo' }).now.title).toBe('A')
  const apart = after(called('B', 'title'), called('Be', 'other'))
  expect(nextHistory(apart, { type: 'undo' }).now.title).toBe('B')
})

test('it is known whether anything is unsaved, also after it was taken back', () => {
  const changed = after(called('B'))
  expect(isChanged(changed)).toBe(true)
  expect(isChanged(nextHistory(changed, { type: 'undo' }))).toBe(false)
  expect(isChanged(after(called('B'), called('A')))).toBe(false)
  const saved = nextHistory(changed, { type: 'saved', draft: changed.now })
  expect(isChanged(saved)).toBe(false)
  expect(nextHistory(saved, { type: 'undo' }).now.title).toBe('A')
})

test('a change that changes nothing is no step back', () => {
  expect(after({ type: 'change', to: (draft) => draft }).past).toEqual([])
})

test('a hundred steps are remembered', () => {
  const many = after(...Array.from({ length: 130 }, (_, place) => called(`T${place}`)))
  expect(many.past).toHaveLength(100)
})
