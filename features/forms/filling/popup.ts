import type { Machine } from '@frontage/kit/island/machine'
import { POPUP_DELAY, POPUP_REMOVAL } from '../spec'

/** A message after sending: simple HTML, and a name for its look. */
export type Popup = { readonly html: string; readonly name: string }

type State = 'due' | 'open' | 'fading' | 'gone'
type Event = { readonly type: 'sent' | 'timed' | 'closed' }
type Effect = { readonly do: 'wait'; readonly milliseconds: number }

/** Portfolio and forms, §9: it appears a moment after sending, and is taken away some time after it was closed. */
export const popupMachine: Machine<State, Event, Effect> = {
  initial: 'due',
  next: (state, { type }) => {
    if (type === 'sent') return [state, { do: 'wait', milliseconds: POPUP_DELAY }]
    if (type === 'closed' && state === 'open') return ['fading', { do: 'wait', milliseconds: POPUP_REMOVAL }]
    if (type === 'timed' && state === 'due') return ['open']
    return [type === 'timed' && state === 'fading' ? 'gone' : state]
  },
}
