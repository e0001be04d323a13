import { hrefOf } from '@frontage/kit/island/address'
import { say } from '@frontage/kit/say'
import { ServerRendered } from '@frontage/parts/server-rendered'
import type { MouseEvent } from 'react'
import { listMessages } from '../../messages.list'
import type { DisplayAnswer } from '../../wire.display'
import { ServerOnly } from '../pieces/pages/review-pages.server-only.view'
import { codeSoFar } from './code.client'
import { type Event, isOutOfDate, type State } from './review-list.machine'

type EndingProps = {
  readonly state: State
  readonly dispatch: (event: Event) => void
  readonly more: DisplayAnswer['display']['more']
  readonly path: string
}

/** How far the list goes, and the way on. */
export function Ending({ state, dispatch, more, path }: EndingProps) {
  const latest = state.batches.at(-1)
  const shown = latest ? latest.from + latest.count - 1 : 0
  return (
    <div className="review-list__ending">
      {more === 'pages' ? (
        <PageNumbers state={state} path={path} />
      ) : (
        latest && (
          <p className="review-list__shown">
            {say(state.isMore ? listMessages.shownOfMany : listMessages.shown, { shown, total: state.total })}
          </p>
        )
      )}
      {more !== 'pages' && more !== 'none' && !isOutOfDate(state) && <More state={state} dispatch={dispatch} path={path} />}
      <p className="visually-hidden" role="status" />
    </div>
  )
}

/**
 * What went wrong, in view wherever in the list somebody is. Load more is its own second try; everything else has one here,
 * which leaves the focus where the reviews will be.
 */
export function Failure({ state, retry }: { readonly state: State; readonly retry: () => void }) {
  return (
    <div className="review-list__failure" data-failed={state.mode === 'failed' || undefined}>
      <p role="alert">{state.mode === 'failed' && listMessages.loadFailed}</p>
      {isOutOfDate(state) && (
        <button className="button" data-look="line" type="button" onClick={retry}>
          {listMessages.retry}
        </button>
      )}
    </div>
  )
}

/** As the server drew them, until another page is shown. */
function PageNumbers({ state: { query, page, last, request }, path }: Pick<EndingProps, 'state' | 'path'>) {
  const Pages = ServerOnly ?? codeSoFar()?.Pages
  return (
    <ServerRendered key={request && Pages ? 'new' : 'kept'}>
      {Pages && <Pages path={path} query={query} page={page} last={last} />}
    </ServerRendered>
  )
}

type MoreProps = Omit<EndingProps, 'more'>

function More({ state, dispatch, path }: MoreProps) {
  const { mode, query, page, batches, total } = state
  const isLoading = mode === 'loading'
  if (mode === 'done') return total > 0 && <p className="review-list__all">{listMessages.allShown}</p>
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dispatch({ type: 'more' })
  }
  const href = hrefOf({ path, query, page: page + batches.length })
  return (
    <a className="button review-list__more" data-look="line" href={href} rel="next" aria-busy={isLoading} onClick={press}>
      {isLoading ? listMessages.loading : listMessages.loadMore}
    </a>
  )
}
