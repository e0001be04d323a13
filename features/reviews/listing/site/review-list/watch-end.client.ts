import type { Display } from '../../../display'
import { ENDLESS_DISTANCE } from '../../../spec'
import type { Event, State } from './review-list.machine'

/**
 * Reviews, §9: tells when the end of an endless list comes near, each time that it is armed. Where its owner has set how often
 * in a row, a press of the visitor comes after so many times.
 */
export function watchEnd(end: Element | null, { automaticLoads }: Pick<Display, 'automaticLoads'>, dispatch: (event: Event) => void) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && dispatch({ type: 'reached' }), {
    rootMargin: `0px 0px ${ENDLESS_DISTANCE}px`,
  })
  const asks = (loaded: number): boolean => automaticLoads !== null && loaded % (automaticLoads + 1) === 0
  return {
    show: ({ isArmed, mode, batches }: Pick<State, 'isArmed' | 'mode' | 'batches'>): void => {
      observer.disconnect()
      if (end && isArmed && mode === 'idle' && !asks(batches.length)) observer.observe(end)
    },
    stop: () => observer.disconnect(),
  }
}
