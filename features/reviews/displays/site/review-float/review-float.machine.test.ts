import { run } from '@frontage/kit/island/machine'
import { describe, expect, test } from 'vitest'
import type { Float } from '../../../badge'
import { type Effect, type Event, reviewFloat, type State } from './review-float.machine'

type Sent = Event extends infer E ? (E extends Event ? Omit<E, 'now'> : never) : never
type Settings = Partial<Pick<Float, 'content' | 'delay' | 'closeAfter' | 'firstVisitOnly'>>

/** A box whose time passes when it is told to. */
function boxOf(settings: Settings, { isBusy = (): boolean => false, characters = (): number => 300 } = {}) {
  const effects: Effect[] = []
  const phases: string[] = []
  let [now, due] = [1_000_000, Number.POSITIVE_INFINITY]
  const start = now
  let latest: State | undefined
  const machine = reviewFloat({ content: 'reviews', delay: 2, closeAfter: 0, firstVisitOnly: false, ...settings })
  const perform = (effect: Effect): void => {
    effects.push(effect)
    if (effect.do === 'wait') due = now + effect.milliseconds
    if (effect.do === 'stop') due = Number.POSITIVE_INFINITY
  }
  const { send } = run(machine, perform, (state) => {
    if (state.phase !== latest?.phase) phases.push(`${(now - start) / 1000} ${state.phase}`)
    latest = state
  })
  const tell = (event: Sent): void => send({ ...event, now } as Event)
  const pass = (seconds: number): void => {
    const end = now + seconds * 1000
    while (due <= end) {
      now = due
      due = Number.POSITIVE_INFINITY
      tell({ type: 'due', isBusy: isBusy() })
      if (latest?.phase === 'asking') tell({ type: 'answered', characters: characters() })
    }
    now = end
  }
  tell({ type: 'started', mayShow: true, waited: 0 })
  return { tell, pass, effects, phases, phase: () => latest?.phase, asked: () => effects.filter((effect) => effect.do === 'ask') }
}

describe('a floating box', () => {
  test('R51: it comes in after its delay, and stays', () => {
    const box = boxOf({ delay: 3 })
    box.pass(3600)
    expect(box.phases).toEqual(['0 waiting', '3 shown'])
  })

  test('R52: it closes by itself after its time', () => {
    const box = boxOf({ closeAfter: 10 })
    box.pass(60)
    expect(box.phases).toEqual(['0 waiting', '2 shown', '12 closed'])
    expect(box.effects).not.toContainEqual(expect.objectContaining({ do: 'remember' }))
  })

  test('R52: time stands while the tab is hidden or somebody is in the box, and goes on with what was left', () => {
    const box = boxOf({ closeAfter: 10 })
    box.pass(6)
    box.tell({ type: 'held', isHeld: true })
    box.pass(100)
    expect(box.phase()).toBe('shown')
    box.tell({ type: 'held', isHeld: false })
    box.pass(5.9)
    expect(box.phase()).toBe('shown')
    box.pass(0.1)
    expect(box.phase()).toBe('closed')
  })

  test('R52: nothing comes in while the tab is hidden', () => {
    const box = boxOf({ delay: 2 })
    box.tell({ type: 'held', isHeld: true })
    box.pass(60)
    box.tell({ type: 'held', isHeld: false })
    box.pass(2)
    expect(box.phases).toEqual(['0 waiting', '62 shown'])
  })

  test('on phones it waits until another box has gone', () => {
    let isBusy = true
    const box = boxOf({ delay: 0 }, { isBusy: () => isBusy })
    box.pass(5.5)
    isBusy = false
    box.pass(1)
    expect(box.phases).toEqual(['0 waiting', '6 shown'])
  })
})

describe('a rotation', () => {
  test('R53: the first review comes 8 s after the delay, stays 6 s, and the next comes 14 s after it came', () => {
    const box = boxOf({ content: 'pop', delay: 2 })
    box.pass(40)
    expect(box.phases.filter((phase) => !phase.includes('asking'))).toEqual([
      ...['0 waiting', '10 shown', '16 resting', '24 shown', '30 resting', '38 shown'],
    ])
    expect(box.asked()).toEqual([
      { do: 'ask', offset: 1 },
      { do: 'ask', offset: 2 },
    ])
  })

  test('R53: it stops after 50 tries', () => {
    const box = boxOf({ content: 'pop', delay: 0 })
    box.pass(3600)
    expect(box.phases.filter((phase) => phase.includes('shown'))).toHaveLength(50)
    expect(box.phases.at(-1)).toBe(`${8 + 49 * 14 + 6} closed`)
  })

  test.each([0, 99])('R53: an answer of %d characters ends it', (characters) => {
    const box = boxOf({ content: 'pop', delay: 0 }, { characters: () => characters })
    box.pass(3600)
    expect(box.phases.slice(-2)).toEqual(['22 asking', '22 closed'])
  })

  test('R53: a hundred characters are a review', () => {
    const box = boxOf({ content: 'pop', delay: 0 }, { characters: () => 100 })
    box.pass(22)
    expect(box.phase()).toBe('shown')
  })

  test('R53: an answer that does not come ends it, and is logged', () => {
    const box = boxOf({ content: 'pop', delay: 0 })
    box.tell({ type: 'failed', reason: 'offline' })
    expect([box.phase(), box.effects.at(-1)]).toEqual(['closed', { do: 'log', reason: 'offline' }])
  })

  test('R52: who reads a review keeps it', () => {
    const box = boxOf({ content: 'pop', delay: 0 })
    box.pass(8)
    box.tell({ type: 'held', isHeld: true })
    box.pass(600)
    expect(box.phase()).toBe('shown')
    box.tell({ type: 'held', isHeld: false })
    box.pass(6)
    expect(box.phase()).toBe('resting')
  })
})

describe('what a visit remembers', () => {
  test('R54: that the visitor closed it; it never comes again', () => {
    const box = boxOf({ content: 'pop', delay: 0 })
    box.pass(9)
    box.tell({ type: 'closed' })
    expect(box.effects.slice(-2)).toEqual([{ do: 'stop' }, { do: 'remember', what: 'clickedclose' }])
    box.pass(3600)
    expect(box.phase()).toBe('closed')
  })

  test('R54: that it was there once, when it shows itself on the first page only', () => {
    const box = boxOf({ firstVisitOnly: true })
    expect(box.effects).not.toContainEqual({ do: 'remember', what: 'firstvisithide' })
    box.pass(2)
    expect(box.effects).toContainEqual({ do: 'remember', what: 'firstvisithide' })
  })

  test('R54: a box that may not come in never does', () => {
    const box = boxOf({})
    const machine = reviewFloat({ content: 'reviews', delay: 0, closeAfter: 0, firstVisitOnly: false })
    const [state, ...effects] = machine.next(machine.initial, { type: 'started', now: 0, mayShow: false, waited: 0 })
    expect([state.phase, effects]).toEqual(['closed', []])
    expect(box.phase()).toBe('waiting')
  })
})
