import { ENDLESS_DISTANCE } from '../../spec'
import type { Event, State } from './review-list.machine'

/** Reviews, §9: tells when the end of an endless list comes near, each time that it is armed. */
export function watchEnd(end: Element | null, dispatch: (event: Event) => void) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && dispatch({ type: 'reached' }), {
    rootMargin: `0px 0px ${ENDLESS_DISTANCE}px`,
  })
  return {
    show: ({ isArmed, mode }: Pick<State, 'isArmed' | 'mode'>): void => {
      observer.disconnect()
      if (end && isArmed && mode === 'idle') observer.observe(end)
    },
    stop: () => observer.disconnect(),
  }
}
