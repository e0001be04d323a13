import type { Machine } from '@frontage/kit/island/machine'

/**
 * Theme, §4: a video plays while it is seen and nobody paused it. Sources that fail are taken away one by one; when none is
 * left, or it will not play, the picture takes its place. One of another site waits for a press.
 */
export type State = {
  readonly phase: 'picture' | 'waiting' | 'running' | 'failed'
  readonly isSeen: boolean
  readonly isPaused: boolean
  readonly sources: number
}

export type Event =
  | { readonly type: 'started'; readonly mayMove: boolean; readonly isForeign: boolean; readonly sources: number }
  | { readonly type: 'seen'; readonly isSeen: boolean }
  | { readonly type: 'pressed' }
  | { readonly type: 'source-failed'; readonly place: number }
  | { readonly type: 'refused' }

export type Effect =
  | { readonly do: 'load' }
  | { readonly do: 'play' }
  | { readonly do: 'pause' }
  | { readonly do: 'drop-source'; readonly place: number }
  | { readonly do: 'show-picture' }
  | { readonly do: 'show-button'; readonly isPlaying: boolean }

type Step = readonly [State, ...Effect[]]
type Steps = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => Step }

const button = (isPlaying: boolean): Effect => ({ do: 'show-button', isPlaying })

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
    return [{ ...state, isPaused: !state.isPaused }, { do: state.isPaused ? 'play' : 'pause' }, button(state.isPaused)]
  },
  'source-failed': (state, { place }) => {
    const left = state.sources - 1
    const dropped = { do: 'drop-source', place } as const
    return left > 0 ? [{ ...state, sources: left }, dropped] : [{ ...state, sources: 0, phase: 'failed' }, dropped, { do: 'show-picture' }]
  },
  refused: (state) => [{ ...state, phase: 'waiting', isPaused: true }, { do: 'show-picture' }, button(false)],
}

const load = (state: State): Step => [{ ...state, phase: 'running' }, { do: 'load' }, { do: 'play' }, button(true)]

export const backgroundVideo: Machine<State, Event, Effect> = {
  initial: { phase: 'picture', isSeen: false, isPaused: false, sources: 0 },
  next: (state, event) => steps[event.type](state, event as never),
}
