import type { PageAddress, PropsOf } from '@frontage/kit/island/island'
import { useMachine } from '@frontage/kit/island/use-machine'
import { send } from '@frontage/kit/wire/send.client'
import { ticketFor } from '@frontage/kit/wire/ticket.client'
import { useEffect } from 'react'
import type { LoadMoreAnswer, loadMoreReviews } from '../../wire'
import { loadMoreAddress } from '../../wire.address'
import type { island } from './review-list.island'
import { type Effect, type Event, reviewList } from './review-list.machine'

type Props = PropsOf<typeof island>

/** What the list shows, and how to ask for more of it. */
export function useReviewList(props: Props, first: LoadMoreAnswer, { path, page }: PageAddress) {
  const [state, dispatch] = useMachine(() => reviewList(first), perform)

  useEffect(() => {
    ticketFor('reviews').catch((reason: unknown) => console.error('review-list', reason))
  }, [])

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'log') console.error('review-list', effect.reason)
    if (effect.do === 'retry') setTimeout(() => send({ type: 'more' }), effect.after)
    if (effect.do === 'load') void load(props, effect).then(send)
  }

  const firstShown = (page - 1) * first.reviewsperpage + 1
  const drawn = state.batches.reduce((sum, batch) => sum + batch.length, 0)
  return {
    batches: state.batches,
    mode: state.mode,
    total: state.total,
    firstShown,
    shown: firstShown - 1 + drawn,
    more: () => dispatch({ type: 'more' }),
    nextPage: `${path}?page=${page + state.batches.length}`,
    previousPage: page > 2 ? `${path}?page=${page - 1}` : page === 2 ? path : undefined,
  }
}

async function load({ perRow, rows }: Props, { callNumber, seen }: { callNumber: number; seen: string }): Promise<Event> {
  try {
    const answer = await send<typeof loadMoreReviews>(loadMoreAddress, {
      perrow: perRow,
      nrows: rows,
      callnum: callNumber,
      notinstring: seen,
      filterbar: 'no',
    })
    return { type: 'loaded', answer }
  } catch (reason) {
    return { type: 'failed', reason }
  }
}
