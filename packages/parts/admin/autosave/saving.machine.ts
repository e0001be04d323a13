import type { Machine } from '@frontage/kit/island/machine'

/** How the page on the screen stands to the one on the server. `tries`: how often it did not arrive, one after the other. */
export type Saving =
  | { readonly phase: 'saved' }
  /** Something was changed; it is sent once the typing rests. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving'; readonly isBehind: boolean; readonly tries: number }
  | { readonly phase: 'failed'; readonly text: string; readonly tries: number }
  /** Somebody else has changed the same page. */
  | { readonly phase: 'conflict'; readonly text: string }

export type SavingEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'due' }
  | { readonly type: 'saved' }
  /** It did not arrive: it is tried again by itself. */
  | { readonly type: 'lost'; readonly text: string }
  /** The server said no: the same would be refused again. */
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'conflict'; readonly text: string }
  /** Something else than saving was refused because somebody else has changed the page. */
  | { readonly type: 'outdated'; readonly text: string }
  /** Which version stands is decided later. */
  | { readonly type: 'postponed' }
  /** What is on the screen came from the server. */
  | { readonly type: 'replaced' }

export type SavingEffect = { readonly do: 'rest' | 'calm' | 'save' } | { readonly do: 'again'; readonly after: number }

/** Milliseconds: between the first tries that did not arrive, and at most. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 60_000

const saved: Saving = { phase: 'saved' }
const waiting: Saving = { phase: 'waiting' }
const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1))

type Step = readonly [Saving, ...SavingEffect[]]

/** When a page is saved: one call at a time, the newest state last, and nothing is ever given up. */
export const savingMachine: Machine<Saving, SavingEvent, SavingEffect> = { initial: saved, next }

function next(state: Saving, event: SavingEvent): Step {
  switch (event.type) {
    case 'changed':
      return changed(state)
    case 'due':
      return due(state)
    case 'outdated':
      return [{ phase: 'conflict', text: event.text }, { do: 'calm' }]
    case 'postponed':
      return state.phase === 'conflict' ? [{ phase: 'failed', text: state.text, tries: 0 }] : [state]
    case 'replaced':
      return [saved, { do: 'calm' }]
    default:
      return state.phase === 'saving' ? answered(state, event) : [state]
  }
}

function changed(state: Saving): Step {
  if (state.phase === 'conflict') return [state]
  if (state.phase === 'saving') return [{ ...state, isBehind: true }]
  return [waiting, { do: 'rest' }]
}

function due(state: Saving): Step {
  if (state.phase !== 'waiting' && state.phase !== 'failed') return [state]
  const tries = state.phase === 'failed' ? state.tries : 0
  return [{ phase: 'saving', isBehind: false, tries }, { do: 'calm' }, { do: 'save' }]
}

type Answer = Extract<SavingEvent, { readonly type: 'lost' | 'refused' | 'conflict' | 'saved' }>

function answered({ isBehind, tries }: Extract<Saving, { readonly phase: 'saving' }>, event: Answer): Step {
  switch (event.type) {
    case 'saved':
      return isBehind ? [waiting, { do: 'rest' }] : [saved]
    case 'lost':
      return [
        { phase: 'failed', text: event.text, tries: tries + 1 },
        { do: 'again', after: pauseAfter(tries + 1) },
      ]
    case 'refused':
      return isBehind ? [waiting, { do: 'rest' }] : [{ phase: 'failed', text: event.text, tries: 0 }]
    case 'conflict':
      return [{ phase: 'conflict', text: event.text }]
  }
}
