import type { Machine } from '@frontage/kit/island/machine'
import { VIDEO_AFTER } from '../../spec'

/** Theme, §4. `isDone`: it has opened by itself once, or must not. */
export type State = { readonly isOpen: boolean; readonly isDone: boolean }

/** `fits`: the window has a width on which it may open. */
export type Event =
  | { readonly type: 'started'; readonly isRemembered: boolean }
  | { readonly type: 'pressed'; readonly fits: boolean }
  | { readonly type: 'due'; readonly fits: boolean }
  | { readonly type: 'closed' }

export type Effect =
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'watch-exit' }
  | { readonly do: 'open' }
  /** `isPressed`: somebody pressed for it, so that others may be asked. */
  | { readonly do: 'play'; readonly after: number; readonly isPressed: boolean }
  | { readonly do: 'stop' }
  | { readonly do: 'remember'; readonly days: number }

export type Settings = {
  readonly isAutomatic: boolean
  /** Seconds. */
  readonly after: number | null
  readonly exitIntent: boolean
  /** Null: forgotten when the page is loaded anew. */
  readonly days: number | null
}

type Step = readonly [State, ...Effect[]]

export const popup = (settings: Settings): Machine<State, Event, Effect> => ({
  initial: { isOpen: false, isDone: !settings.isAutomatic },
  next: (state, event) => steps[event.type](state, event as never, settings),
})

type Steps = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>, settings: Settings) => Step }

const steps: Steps = {
  started: (state, { isRemembered }, { after, exitIntent }) => {
    if (state.isDone || isRemembered) return [{ ...state, isDone: true }]
    const isAtOnce = after === null && !exitIntent
    return [
      state,
      ...(after !== null || isAtOnce ? [{ do: 'wait', milliseconds: (after ?? 0) * 1000 } as const] : []),
      ...(exitIntent ? [{ do: 'watch-exit' } as const] : []),
    ]
  },
  pressed: (state, { fits }) => (fits ? open(state, true) : [state]),
  due: (state, { fits }) => (fits && !state.isDone ? open({ ...state, isDone: true }, false) : [state]),
  closed: (state, _event, { isAutomatic, days }) => {
    if (!state.isOpen) return [state]
    const stopped = [{ isOpen: false, isDone: true }, { do: 'stop' }] as const
    return isAutomatic && days !== null ? [...stopped, { do: 'remember', days }] : stopped
  },
}

const open = (state: State, isPressed: boolean): Step =>
  state.isOpen ? [state] : [{ ...state, isOpen: true }, { do: 'open' }, { do: 'play', after: VIDEO_AFTER, isPressed }]
