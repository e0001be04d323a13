import { useEffect, useRef } from 'react'
import { ENDLESS_DISTANCE } from '../../spec'
import type { Event, State } from './review-list.machine'

/** Reviews, §9: tells when the end of an endless list comes near, each time that it is armed. */
export function useEndless(isEndless: boolean, { isArmed, mode }: Pick<State, 'isArmed' | 'mode'>, dispatch: (event: Event) => void) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isEndless || !isArmed || mode !== 'idle' || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && dispatch({ type: 'reached' }), {
      rootMargin: `0px 0px ${ENDLESS_DISTANCE}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isEndless, isArmed, mode, dispatch])

  return end
}
