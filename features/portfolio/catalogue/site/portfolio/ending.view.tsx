import { hrefOf } from '@frontage/kit/island/address'
import { counted, say } from '@frontage/kit/say'
import type { MouseEvent } from 'react'
import type { BlockAttributes } from '../../../stored'
import { labelOf } from '../../label-of'
import { siteMessages } from '../../messages.site'
import type { Event, State } from './portfolio.machine'

type EndingProps = {
  readonly block: BlockAttributes
  readonly state: State
  readonly path: string
  readonly dispatch: (event: Event) => void
}

/** How far the list goes, the way on, and what went wrong. The line of a failure keeps its place while there is none. */
export function Ending({ block, state, path, dispatch }: EndingProps) {
  const { list, query, mode, page, news, from: start } = state
  const shown = start + list.items.length
  return (
    <div className="portfolio__ending">
      {list.corrected && <p className="portfolio__corrected">{say(siteMessages.corrected, { words: list.corrected })}</p>}
      {start > 0 && (
        <a className="text-link" href={hrefOf({ path, query, page: page - 1 })} rel="prev">
          {siteMessages.earlier}
        </a>
      )}
      {list.items.length > 0 && <p className="portfolio__shown">{say(siteMessages.shown, { shown, total: list.total })}</p>}
      {shown < list.total && <More block={block} state={state} path={path} dispatch={dispatch} />}
      <p className="portfolio__failure" role="alert">
        {mode === 'failed' && siteMessages.failed}
      </p>
      {mode === 'failed' && (
        <button className="button" data-look="line" type="button" onClick={() => dispatch({ type: 'again' })}>
          {siteMessages.retry}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {mode === 'loading' ? siteMessages.loading : newsOf(news, shown, list.total)}
      </p>
    </div>
  )
}

function More({ block, state: { mode, query, page }, path, dispatch }: EndingProps) {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dispatch({ type: 'more' })
  }
  const isLoading = mode === 'loading'
  return (
    <a
      className="portfolio__more"
      href={hrefOf({ path, query, page: page + 1 })}
      rel="next"
      aria-busy={isLoading}
      data-mode={mode}
      onClick={press}
    >
      <span className="portfolio__more-words">{labelOf(block.loadMoreButtonText, 'loadMore')}</span>
      <span className="portfolio__spinner" aria-hidden="true" />
    </a>
  )
}

function newsOf(news: State['news'], shown: number, total: number): string {
  if (news === 'more') return say(siteMessages.shown, { shown, total })
  if (news === 'all') return counted(siteMessages.found, total)
  return ''
}
