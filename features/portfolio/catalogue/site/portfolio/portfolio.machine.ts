import type { PageAddress } from '@frontage/kit/island/address'
import type { Machine } from '@frontage/kit/island/machine'
import { SEARCH_DEBOUNCE } from '../../../spec'
import type { ItemList } from '../../../wire'

export type Query = PageAddress['query']
/** What can be asked for: the page that follows, or everything anew because a filter changed. */
export type Want = { readonly type: 'more' | 'all'; readonly query: Query; readonly page: number }

/** Portfolio, §4: the list stays while anything is loading, and when it fails. */
export type State = {
  readonly mode: 'idle' | 'loading' | 'failed'
  /** Answers to any request but the latest come too late. */
  readonly request: number
  readonly typing: number
  readonly want: Want
  readonly query: Query
  readonly page: number
  readonly list: ItemList
  /** Items before the first that is shown. */
  readonly from: number
  /** What has been answered last, for whoever listens. */
  readonly news: '' | Want['type']
}

export type Event =
  | { readonly type: 'more' | 'again' }
  | { readonly type: 'typed' | 'chosen'; readonly query: Query }
  | { readonly type: 'paused'; readonly query: Query; readonly typing: number }
  | { readonly type: 'restored'; readonly query: Query; readonly page: number }
  | { readonly type: 'loaded'; readonly request: number; readonly answer: ItemList }
  | { readonly type: 'failed'; readonly request: number; readonly reason: unknown }

export type Effect =
  | { readonly do: 'load'; readonly request: number; readonly want: Want }
  | { readonly do: 'send'; readonly event: Event; readonly after: number }
  /** `isStep`: the way back leads to what was there before. */
  | { readonly do: 'write'; readonly query: Query; readonly page: number; readonly isStep: boolean }
  | { readonly do: 'log'; readonly reason: unknown }

type Step = readonly [State, ...Effect[]]

type Address = Pick<PageAddress, 'query' | 'page'>

export const portfolio = (list: ItemList, { query, page }: Address, from = 0): Machine<State, Event, Effect> => {
  const chosen = chosenFilters(query)
  const want = { type: 'all', query: chosen, page } as const
  return {
    initial: { mode: 'idle', request: 0, typing: 0, want, query: chosen, page, list, from, news: '' },
    next,
  }
}

/** Which item is open is no filter. */
export const chosenFilters = ({ q, category, other }: Query): Query => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(other && { other }),
})

function next(state: State, event: Event): Step {
  switch (event.type) {
    case 'loaded':
      return event.request === state.request ? [loaded(state, event.answer)] : [state]
    case 'failed':
      return event.request === state.request
        ? [
            { ...state, mode: 'failed' },
            { do: 'log', reason: event.reason },
          ]
        : [state]
    case 'typed': {
      const typing = state.typing + 1
      const paused: Event = { type: 'paused', query: event.query, typing }
      return [
        { ...state, typing },
        { do: 'send', event: paused, after: SEARCH_DEBOUNCE },
      ]
    }
    case 'paused':
      return event.typing === state.typing ? choose(state, event.query, !state.query.q) : [state]
    case 'chosen':
      return choose(state, event.query, true)
    case 'restored':
      return isShown(state, chosenFilters(event.query))
        ? [state]
        : load(state, { type: 'all', query: chosenFilters(event.query), page: event.page })
    case 'again':
      return load(state, state.want)
    case 'more':
      if (state.mode === 'failed') return load(state, state.want)
      return state.mode === 'loading' ? [state] : load(state, { type: 'more', query: state.query, page: state.page + 1 })
  }
}

/** Something else is wanted, and the address says so. Whoever chooses what is shown already gets nothing new. */
function choose(state: State, query: Query, isStep: boolean): Step {
  if (isShown(state, query)) return [{ ...state, typing: state.typing + 1 }]
  const [after, ...effects] = load(state, { type: 'all', query, page: 1 })
  return isWanted(state, query) ? [after, ...effects] : [after, { do: 'write', query, page: 1, isStep }, ...effects]
}

const isWanted = ({ query }: State, wanted: Query): boolean =>
  query.q === wanted.q && query.category === wanted.category && query.other === wanted.other

/** Other items than the wanted ones are still there when those did not come: they are asked for again. */
const isShown = (state: State, wanted: Query): boolean => isWanted(state, wanted) && !(state.mode === 'failed' && state.want.type === 'all')

function load(state: State, want: Want): Step {
  const request = state.request + 1
  const typing = want.type === 'all' ? state.typing + 1 : state.typing
  return [
    { ...state, mode: 'loading', query: want.query, typing, request, want, news: '' },
    { do: 'load', request, want },
  ]
}

function loaded(state: State, answer: ItemList): State {
  const { want } = state
  const after: State = { ...state, mode: 'idle', page: want.page, list: answer, news: want.type }
  if (want.type === 'all') return { ...after, from: 0 }
  // Items may have moved on meanwhile: none is shown twice.
  const known = new Set(state.list.items.map(({ id }) => id))
  return { ...after, list: { ...answer, items: [...state.list.items, ...answer.items.filter(({ id }) => !known.has(id))] } }
}
