import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { ServerRendered } from '@frontage/parts/server-rendered'
import { useRef } from 'react'
import { listMessages } from '../../messages.list'
import type { DisplayAnswer } from '../../wire.display'
import { ServerOnly as ListHead } from '../pieces/bar/list-head.server-only.view'
import { Batches } from './batches.view'
import { Ending, Failure } from './ending.view'
import type { island } from './review-list.island'
import { useReviewList } from './use-review-list'

/** Reviews in rows or columns, with a bar above and a way on below. */
export function View({ props: { allAt, place, isElsewhere }, first, address }: ViewProps<PropsOf<typeof island>, DisplayAnswer>) {
  const root = useRef<HTMLElement>(null)
  const [state, dispatch] = useReviewList(first, { ...address, place, isElsewhere }, root)
  const head = useRef<HTMLHeadingElement>(null)
  const retry = (): void => {
    head.current?.focus({ preventScroll: true })
    dispatch({ type: 'again' })
  }

  return (
    <section className="review-list" ref={root} aria-label={listMessages.reviews} data-mode={state.mode} data-layout={first.display.layout}>
      <ServerRendered>{ListHead && <ListHead {...{ first, address, allAt, place, isElsewhere }} />}</ServerRendered>
      <h2 className="visually-hidden" tabIndex={-1} ref={head}>
        {listMessages.reviews}
      </h2>
      <Batches state={state} display={first.display} path={address.path} />
      <Ending state={state} dispatch={dispatch} more={first.display.more} path={address.path} />
      <Failure state={state} retry={retry} />
    </section>
  )
}
