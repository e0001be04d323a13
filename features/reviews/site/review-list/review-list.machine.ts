import type { Machine } from '@frontage/kit/island/machine'
import type { PublicReview } from '../../review'
import { LOAD_MORE_RETRY } from '../../spec'
import type { LoadMoreAnswer } from '../../wire'

/** Reviews, §4: idle, then loading; one request at a time, others retry; done when nothing remains. */
export type State = {
  readonly mode: 'idle' | 'loading' | 'failed' | 'done'
  readonly callNumber: number
  readonly seen: string
  readonly total: number
  readonly batches: readonly (readonly PublicReview[])[]
}

export type Event =
  | { readonly type: 'more' }
  | { readonly type: 'loaded'; readonly answer: LoadMoreAnswer }
  | { readonly type: 'failed'; readonly reason: unknown }

export type Effect =
  | { readonly do: 'load'; readonly callNumber: number; readonly seen: string }
  | { readonly do: 'retry'; readonly after: number }
  | { readonly do: 'log'; readonly reason: unknown }

export const reviewList = (first: LoadMoreAnswer): Machine<State, Event, Effect> => ({
  initial: {
    mode: first.hideldbtn ? 'done' : 'idle',
    callNumber: first.callnum,
    seen: first.newnotinstring,
    total: first.totalreviewsindb,
    batches: [first.reviews ?? []],
  },
  next: (state, event) => {
    if (event.type === 'loaded') return [append(state, event.answer)]
    if (event.type === 'failed')
      return [
        { ...state, mode: 'failed' },
        { do: 'log', reason: event.reason },
      ]
    if (state.mode === 'loading') return [state, { do: 'retry', after: LOAD_MORE_RETRY }]
    if (state.mode === 'done') return [state]
    return [
      { ...state, mode: 'loading' },
      { do: 'load', callNumber: state.callNumber, seen: state.seen },
    ]
  },
})

const append = (state: State, answer: LoadMoreAnswer): State => ({
  mode: answer.hideldbtn ? 'done' : 'idle',
  callNumber: answer.callnum,
  seen: answer.newnotinstring,
  total: answer.totalreviewsindb,
  batches: answer.reviews?.length ? [...state.batches, answer.reviews] : state.batches,
})
