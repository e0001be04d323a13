import type { PageAddress } from '@frontage/kit/island/address'
import type { Machine } from '@frontage/kit/island/machine'
import type { PublicReview } from '../../../review'
import { ENDLESS_REARM, LOAD_MORE_RETRY, SEARCH_DEBOUNCE, SHORTEST_SEARCH } from '../../../spec'
import type { LoadMoreAnswer } from '../../wire'

export type Query = PageAddress['query']
/** Rows that came together. Those that the server drew stay as they are: the browser has no data of them. */
export type Batch = {
  readonly from: number
  readonly count: number
  readonly reviews?: readonly PublicReview[] | undefined
  /** Instead of them, from a server of another make. */
  readonly html?: string | undefined
}

/** What a list can ask for: what follows, another page, or everything anew because a filter changed. */
export type Want = { readonly type: 'more' | 'page' | 'all'; readonly query: Query; readonly page: number }

/** Reviews, §4: idle, then loading; one request at a time, others retry; done when nothing remains. */
export type State = {
  readonly mode: 'idle' | 'loading' | 'failed' | 'done'
  /** Answers to any request but the latest come too late. */
  readonly request: number
  readonly typing: number
  readonly want: Want
  readonly query: Query
  readonly page: number
  readonly callNumber: number
  readonly seen: string
  readonly total: number
  /** There are more than `total`, and nobody counted them. */
  readonly isMore: boolean
  readonly last: number
  readonly perPage: number
  readonly batches: readonly Batch[]
  /** What has been answered last, for whoever listens. */
  readonly news: '' | Want['type']
  readonly isArmed: boolean
}

export type Event =
  | { readonly type: 'more' | 'again' | 'reached' | 'armed' }
  | { readonly type: 'typed' | 'chosen'; readonly query: Query }
  | { readonly type: 'paused'; readonly query: Query; readonly typing: number }
  | { readonly type: 'turned'; readonly page: number }
  | { readonly type: 'restored'; readonly query: Query; readonly page: number }
  | { readonly type: 'loaded'; readonly request: number; readonly answer: LoadMoreAnswer }
  | { readonly type: 'failed'; readonly request: number; readonly reason: unknown }

export type Effect =
  | { readonly do: 'load'; readonly request: number; readonly want: Want; readonly callNumber: number; readonly seen: string }
  | { readonly do: 'send'; readonly event: Event; readonly after: number }
  | { readonly do: 'write'; readonly query: Query; readonly page: number }
  | { readonly do: 'log'; readonly reason: unknown }

type Step = readonly [State, ...Effect[]]

/** `isElsewhere`: another server holds the reviews; none are shown until these have come, asked for as if anew. */
export const reviewList = (
  first: LoadMoreAnswer,
  { query, page }: Pick<PageAddress, 'query' | 'page'>,
  isElsewhere = false,
): Machine<State, Event, Effect> => ({
  initial: {
    ...afterAnswer(first),
    ...(isElsewhere && { mode: 'loading', total: 0, last: 1 }),
    request: 0,
    typing: 0,
    want: { type: isElsewhere ? 'all' : 'more', query, page },
    query,
    page,
    batches: isElsewhere ? [] : [batchOf(first, page)],
    news: '',
    isArmed: true,
  },
  next,
})

function next(state: State, event: Event): Step {
  if (event.type === 'loaded') return event.request === state.request ? loaded(state, event.answer) : [state]
  if (event.type === 'failed')
    return event.request === state.request
      ? [
          { ...state, mode: 'failed' },
          { do: 'log', reason: event.reason },
        ]
      : [state]
  if (event.type === 'armed') return [{ ...state, isArmed: true }]
  if (event.type === 'typed') return typed(state, event.query)
  if (event.type === 'paused' && event.typing !== state.typing) return [state]
  if (event.type === 'paused' || event.type === 'chosen') return ask(state, { type: 'all', query: event.query, page: 1 })
  if (event.type === 'again') return load(state, state.want)
  if (event.type === 'restored') return isShown(state, event) ? [state] : load(state, { ...event, type: 'all' })
  if (event.type === 'turned') return ask(state, { type: 'page', query: state.query, page: pageFrom(event.page) })
  return more(state, event.type === 'reached')
}

/** §5: a search waits for a pause, and fires for texts of two letters or none. */
function typed(state: State, query: Query): Step {
  const typing = state.typing + 1
  const letters = (query.q ?? '').length
  if (letters > 0 && letters < SHORTEST_SEARCH) return [{ ...state, typing }]
  return [
    { ...state, typing },
    { do: 'send', event: { type: 'paused', query, typing }, after: SEARCH_DEBOUNCE },
  ]
}

/**
 * Something new is wanted, and the address says so. Whoever chooses what is shown already gets nothing new; what did not
 * come is asked for again, and its address is written already.
 */
function ask(state: State, want: Want): Step {
  if (isShown(state, want)) return [state]
  const [after, ...effects] = load(state, want)
  return isWanted(state, want) ? [after, ...effects] : [after, { do: 'write', query: want.query, page: want.page }, ...effects]
}

type Address = Pick<State, 'query' | 'page'>

const isWanted = (state: State, { query, page }: Address): boolean =>
  state.page === page && JSON.stringify(state.query) === JSON.stringify(query)

/** Whether other rows than the wanted ones are still there, because those did not come. */
export const isOutOfDate = ({ mode, want }: Pick<State, 'mode' | 'want'>): boolean => mode === 'failed' && want.type !== 'more'

const isShown = (state: State, address: Address): boolean => isWanted(state, address) && !isOutOfDate(state)

function more(state: State, isAutomatic: boolean): Step {
  if (isAutomatic && (!state.isArmed || state.mode !== 'idle')) return [state]
  if (state.mode === 'done') return [state]
  if (state.mode === 'failed') return load(state, state.want)
  if (state.mode === 'loading') return [state, { do: 'send', event: { type: 'more' }, after: LOAD_MORE_RETRY }]
  const step = load({ ...state, isArmed: state.isArmed && !isAutomatic }, follow(state))
  return isAutomatic ? [...step, { do: 'send', event: { type: 'armed' }, after: ENDLESS_REARM }] : step
}

const follow = ({ query, page }: State): Want => ({ type: 'more', query, page })

function load(state: State, want: Want): Step {
  const request = state.request + 1
  const isNew = want.type === 'all'
  // Whoever chooses has said what the pause was waiting for.
  const typing = isNew ? state.typing + 1 : state.typing
  const callNumber = isNew ? 0 : state.callNumber
  return [
    { ...state, query: want.query, page: want.page, typing, callNumber, mode: 'loading', request, want, news: '' },
    { do: 'load', request, want, callNumber, seen: isNew ? '' : state.seen },
  ]
}

function loaded(state: State, answer: LoadMoreAnswer): Step {
  const { want } = state
  // The call number rises by 1 after each load (§4), also where a server says it as it was sent.
  const callNumber = Math.max(answer.callnum, state.callNumber + 1)
  const shared = { ...state, ...afterAnswer(answer), callNumber, news: want.type }
  if (want.type !== 'more') return [{ ...shared, batches: [batchOf(answer, want.page)] }]
  const last = state.batches.at(-1)
  const batch = { ...batchOf(answer, 1), from: last ? last.from + last.count : 1 }
  return [{ ...shared, last: state.last, batches: batch.count ? [...state.batches, batch] : state.batches }]
}

const afterAnswer = (answer: LoadMoreAnswer) => ({
  mode: answer.hideldbtn ? ('done' as const) : ('idle' as const),
  callNumber: answer.callnum,
  seen: answer.newnotinstring,
  total: answer.totalreviewsindb,
  isMore: !!answer.totalismore,
  last: answer.lastslidenum,
  perPage: answer.reviewsperpage,
})

const batchOf = (answer: LoadMoreAnswer, page: number): Batch => ({
  from: (page - 1) * answer.reviewsperpage + 1,
  count: answer.totalreviewsnum,
  reviews: answer.reviews,
  html: answer.innerhtml,
})

/** Reviews, §5: page numbers below 2 become 1. */
export const pageFrom = (page: number): number => (page < 2 || Number.isNaN(page) ? 1 : Math.trunc(page))
