import type { Machine } from '@frontage/kit/island/machine'
import type { Told } from '../../video-player'

/**
 * Theme, §4: a video plays while it is seen and nobody paused it. Sources that fail are taken away one by one; when none is
 * left, or it will not play, the picture takes its place. One of another site waits for a press, or for leave to ask others.
 */
export type State = {
  readonly phase: 'picture' | 'waiting' | 'running' | 'failed'
  readonly isSeen: boolean
  readonly isPaused: boolean
  /** It has been seen to move. */
  readonly hasBegun: boolean
  readonly isOver: boolean
  readonly sources: number
}

export type Event =
  | { readonly type: 'started'; readonly mayMove: boolean; readonly isForeign: boolean; readonly sources: number }
  | { readonly type: 'seen'; readonly isSeen: boolean }
  | { readonly type: 'pressed' }
  /** Others may be asked from now on. */
  | { readonly type: 'allowed' }
  /** It has not begun in all the time that one waits. */
  | { readonly type: 'overdue' }
  | Told

export type Effect =
  | { readonly do: 'load' }
  | { readonly do: 'play' }
  | { readonly do: 'restart' }
  | { readonly do: 'pause' }
  | { readonly do: 'unload' }
  | { readonly do: 'drop-source'; readonly place: number }
  | { readonly do: 'show-picture' }
  | { readonly do: 'show-video' }
  | { readonly do: 'show-button'; readonly isPlaying: boolean }
  | { readonly do: 'hide-button' }

type Step = readonly [State, ...Effect[]]
type Steps = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => Step }

const button = (isPlaying: boolean): Effect => ({ do: 'show-button', isPlaying })
const gone = [{ do: 'unload' }, { do: 'show-picture' }] as const
const isPlaying = ({ phase, isPaused, isSeen }: State): boolean => phase === 'running' && !isPaused && isSeen

const steps: Steps = {
  started: (state, { mayMove, isForeign, sources }) => {
    if (!sources) return [{ ...state, phase: 'failed' }]
    const next = { ...state, sources, phase: 'waiting' as const, isPaused: isForeign || !mayMove }
    return next.isPaused ? [next, button(false)] : [next]
  },
  seen: (state, { isSeen }) => {
    const next = { ...state, isSeen }
    if (state.phase === 'failed' || state.isPaused) return [next]
    if (state.phase === 'waiting') return isSeen ? load(next) : [next]
    return [next, { do: isSeen ? 'play' : 'pause' }]
  },
  pressed: (state) => {
    if (state.phase === 'failed') return [state]
    if (state.phase === 'waiting') return load({ ...state, isPaused: false })
    const next = { ...state, isPaused: !state.isPaused, isOver: false }
    return [next, { do: next.isPaused ? 'pause' : state.isOver ? 'restart' : 'play' }, button(!next.isPaused)]
  },
  allowed: (state) => {
    if (state.phase !== 'waiting') return [state]
    const next = { ...state, isPaused: false }
    return state.isSeen ? load(next) : [next]
  },
  /** One that was paused before it began is told so once more. */
  playing: (state) => (isPlaying(state) ? [{ ...state, hasBegun: true }, { do: 'show-video' }] : [state, { do: 'pause' }]),
  ended: (state) => [{ ...state, isPaused: true, isOver: true }, button(false)],
  stopped: (state) => (isPlaying(state) ? [{ ...state, isPaused: true }, button(false)] : [state]),
  'source-failed': (state, { place }) => {
    const left = state.sources - 1
    const dropped = { do: 'drop-source', place } as const
    return left > 0 ? [{ ...state, sources: left }, dropped] : [{ ...state, sources: 0, phase: 'failed' }, dropped, ...end]
  },
  refused: (state) => wait(state),
  overdue: (state) => (isPlaying(state) && !state.hasBegun ? wait(state) : [state]),
  failed: (state) => [{ ...state, phase: 'failed' }, ...end],
}

const end = [...gone, { do: 'hide-button' }] as const

const load = (state: State): Step => [{ ...state, phase: 'running' }, { do: 'load' }, { do: 'play' }, button(true)]
/** A press tries it anew. */
const wait = (state: State): Step => [{ ...state, phase: 'waiting', isPaused: true, hasBegun: false }, ...gone, button(false)]

export const backgroundVideo: Machine<State, Event, Effect> = {
  initial: { phase: 'picture', isSeen: false, isPaused: false, hasBegun: false, isOver: false, sources: 0 },
  next: (state, event) => steps[event.type](state, event as never),
}
