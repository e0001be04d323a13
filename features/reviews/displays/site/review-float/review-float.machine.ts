import type { Machine } from '@frontage/kit/island/machine'
import type { Float } from '../../../badge'
import { FLOAT_RETRY, MOST_ROTATIONS, ROTATION_NEXT, ROTATION_SHOWN, SHORTEST_FLOAT } from '../../../spec'
import { waitOf } from '../../float-wait'

/**
 * Reviews, §4: drawn and hidden, then in after a delay, then closed by itself or by the visitor. A rotation rests between two
 * reviews, and asks for the next one. There is one clock: `left` milliseconds of the phase were left at `since`.
 */
export type State = {
  readonly phase: 'drawn' | 'waiting' | 'shown' | 'resting' | 'asking' | 'closed'
  /** The tab is hidden, or the pointer or the focus is in the box: the clock stands. */
  readonly isHeld: boolean
  readonly left: number
  readonly since: number
  /** Reviews that came in; the first one is on the page already. */
  readonly tries: number
}

/** Every event says when it happened, in milliseconds. */
export type Event = { readonly now: number } /** `waited` milliseconds have gone by since the page came. */ & (
  | { readonly type: 'started'; readonly mayShow: boolean; readonly waited: number }
  /** `isBusy`: another box has the room. */
  | { readonly type: 'due'; readonly isBusy: boolean }
  | { readonly type: 'held'; readonly isHeld: boolean }
  | { readonly type: 'answered'; readonly characters: number }
  | { readonly type: 'failed'; readonly reason: unknown }
  | { readonly type: 'closed' }
)

export type Effect =
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'stop' }
  | { readonly do: 'ask'; readonly offset: number }
  | { readonly do: 'remember'; readonly what: 'clickedclose' | 'firstvisithide' }
  | { readonly do: 'log'; readonly reason: unknown }

type Settings = Pick<Float, 'content' | 'delay' | 'closeAfter' | 'firstVisitOnly'>
type Step = readonly [State, ...Effect[]]

export const reviewFloat = (settings: Settings): Machine<State, Event, Effect> => ({
  initial: { phase: 'drawn', isHeld: false, left: 0, since: 0, tries: 0 },
  next: (state, event) => (state.phase === 'closed' ? [state] : steps[event.type](state, event as never, settings)),
})

type Steps = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>, settings: Settings) => Step }

const steps: Steps = {
  started: (state, { now, mayShow, waited }, settings) => {
    if (!mayShow) return [{ ...state, phase: 'closed' }]
    return enter(state, 'waiting', Math.max(0, waitOf(settings) - waited), now)
  },
  due: (state, { now, isBusy }, settings) => {
    if (state.phase === 'shown') return leave(state, now, settings)
    if (isBusy) return enter(state, state.phase, FLOAT_RETRY, now)
    if (state.phase === 'waiting') return show(state, now, settings)
    return state.phase === 'resting'
      ? [
          { ...state, phase: 'asking' },
          { do: 'ask', offset: state.tries },
        ]
      : [state]
  },
  held: (state, { now, isHeld }) => {
    if (isHeld === state.isHeld) return [state]
    if (isHeld) return [{ ...state, isHeld, left: state.left - (now - state.since) }, { do: 'stop' }]
    return enter({ ...state, isHeld }, state.phase, state.left, now)
  },
  answered: (state, { now, characters }, settings) =>
    state.phase !== 'asking' || characters < SHORTEST_FLOAT ? [{ ...state, phase: 'closed' }] : show(state, now, settings),
  failed: (state, { reason }) => [
    { ...state, phase: 'closed' },
    { do: 'log', reason },
  ],
  closed: (state) => [{ ...state, phase: 'closed' }, { do: 'stop' }, { do: 'remember', what: 'clickedclose' }],
}

/** The clock of a phase runs, unless it is held; a phase without an end has none. */
function enter(state: State, phase: State['phase'], left: number, now: number): Step {
  const next = { ...state, phase, left, since: now }
  return state.isHeld || phase === 'asking' || left === Number.POSITIVE_INFINITY
    ? [next]
    : [next, { do: 'wait', milliseconds: Math.max(0, left) }]
}

function show(state: State, now: number, { content, closeAfter, firstVisitOnly }: Settings): Step {
  const stays = content === 'pop' ? ROTATION_SHOWN : closeAfter ? closeAfter * 1000 : Number.POSITIVE_INFINITY
  const [next, ...effects] = enter({ ...state, tries: state.tries + 1 }, 'shown', stays, now)
  return firstVisitOnly && !state.tries ? [next, ...effects, { do: 'remember', what: 'firstvisithide' }] : [next, ...effects]
}

function leave(state: State, now: number, { content }: Settings): Step {
  if (content !== 'pop' || state.tries >= MOST_ROTATIONS) return [{ ...state, phase: 'closed' }]
  return enter(state, 'resting', ROTATION_NEXT - ROTATION_SHOWN, now)
}
