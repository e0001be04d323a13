import { useMachine } from '@frontage/kit/island/use-machine'
import { useCallback, useEffect, useRef } from 'react'
import type { DisplayAnswer } from '../../wire.display'
import type { createLoader, ListPosition } from '../review-list/load.client'
import { type Effect, type Event, reviewList } from '../review-list/review-list.machine'

/** The slides that are there, and how to get those that follow (R06): the machine of the list without its filters. */
export function useMoreSlides(first: DisplayAnswer, loadMore: boolean, at: ListPosition) {
  const loader = useRef<ReturnType<typeof createLoader>>(undefined)
  const [state, dispatch] = useMachine(() => reviewList(first.list, { query: {}, page: 1 }), perform)

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'log') console.error('review-slider', effect.reason)
    if (effect.do !== 'load') return
    const load = async () => {
      loader.current ??= (await import('../review-list/load.client')).createLoader(first, at, 'lastslide')
      return loader.current(effect)
    }
    load().then(
      (answer) => send({ type: 'loaded', request: effect.request, answer }),
      (reason: unknown) => send({ type: 'failed', request: effect.request, reason }),
    )
  }

  const mode = useRef(state.mode)
  useEffect(() => {
    mode.current = state.mode
  })
  const loadNext = useCallback(() => {
    if (loadMore && mode.current !== 'loading') dispatch({ type: 'more' })
  }, [loadMore, dispatch])
  return { batches: state.batches, total: state.total, loadNext }
}
