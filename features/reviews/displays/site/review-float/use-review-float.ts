import { useMachine } from '@frontage/kit/island/use-machine'
import { waitedIn } from '@frontage/kit/island/waited.client'
import { useEffect, useRef } from 'react'
import type { Float } from '../../../badge'
import { FLOAT_BREAK } from '../../../spec'
import type { BadgeAnswer } from '../../wire'
import { isRemembered, remember } from './closings.client'
import { type Effect, type Event, reviewFloat } from './review-float.machine'

/** When the box is there, and how it is closed. */
export function useReviewFloat({ id, float, reviews }: Pick<BadgeAnswer, 'id' | 'reviews'> & { readonly float: Float }) {
  const box = useRef<HTMLElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const [state, dispatch] = useMachine(() => reviewFloat(float), perform)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    const isClosed = isRemembered(id, 'clickedclose') || (float.firstVisitOnly && isRemembered(id, 'firstvisithide'))
    const isEmpty = float.content !== 'badge' && reviews.length === 0
    const waited = waitedIn(box.current)
    dispatch({ type: 'started', now: Date.now(), mayShow: !isClosed && !isEmpty && hasRoom(float), waited })
    return () => stop.current?.()
  }, [])
  const isShown = state.phase === 'shown'
  useEffect(() => {
    const element = box.current
    if (!isShown || !element) return
    const coming = import('./step-aside.client').then(({ stepAside }) => stepAside(element))
    return () => void coming.then((stop) => stop())
  }, [isShown])

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'stop') stop.current?.()
    if (effect.do === 'wait') {
      stop.current?.()
      stop.current = wait(effect.milliseconds, () => send({ type: 'due', now: Date.now(), isBusy: isCrowded(box.current) }))
    }
    if (effect.do === 'remember') remember(id, effect.what)
    if (effect.do === 'ask')
      import('./rotation.client')
        .then(({ drawNext }) => drawNext({ id, template: float.template, offset: effect.offset }, next.current))
        .then(
          (characters) => send({ type: 'answered', now: Date.now(), characters }),
          (reason: unknown) => send({ type: 'failed', now: Date.now(), reason }),
        )
    if (effect.do === 'log') console.error('review-float', effect.reason)
  }

  return {
    ...{ box, next },
    isShown,
    /** It will come in: its content can be got ready. */
    isDue: state.phase !== 'closed' && state.phase !== 'drawn',
    /** The review that came with the page is the first one. */
    isFirst: state.tries < 2,
    hold: (isHeld: boolean) => dispatch({ type: 'held', now: Date.now(), isHeld }),
    close: () => dispatch({ type: 'closed', now: Date.now() }),
  }
}

/** Whether what boxes hold has come to this page. */
let hasContent = false

/** Once the time is over and there is content: on a slow line a box waits rather than come in empty. @returns what calls it off */
function wait(milliseconds: number, isOver: () => void): () => void {
  let isOff = false
  const come = (): void => {
    hasContent = true
    if (!isOff) isOver()
  }
  // What cannot be had is told where it is drawn.
  const timer = setTimeout(() => (hasContent ? come() : import('./content.view').then(come, () => undefined)), milliseconds)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}

const isNarrow = (): boolean => innerWidth < FLOAT_BREAK

const hasRoom = ({ hideOn }: Pick<Float, 'hideOn'>): boolean => hideOn !== (isNarrow() ? 'phones' : 'wide')

/** On phones there is room for one box at a time. */
const isCrowded = (box: HTMLElement | null): boolean =>
  isNarrow() && [...document.querySelectorAll('.review-float:not([hidden])')].some((other) => other !== box)
