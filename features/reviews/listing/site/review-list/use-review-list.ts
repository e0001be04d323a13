import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { AwaitedContext, useMachine } from '@frontage/kit/island/use-machine'
import { type RefObject, useContext, useEffect, useState } from 'react'
import type { DisplayAnswer } from '../../wire.display'
import type { Enhancement } from './enhance-list.client'
import type { ListPosition } from './load.client'
import { type Effect, type Event, reviewList, type Want } from './review-list.machine'

const log = (reason: unknown): void => console.error('review-list', reason)

/** `Promise.withResolvers`, for browsers that do not have it yet. */
function awaited(): [Promise<Enhancement>, (it: Promise<Enhancement>) => void] {
  let enhance!: (it: Promise<Enhancement>) => void
  const enhancement = new Promise<Enhancement>((resolve) => {
    enhance = resolve
  })
  return [enhancement, enhance]
}

/**
 * What the list shows, and how to ask for more of it. Whatever it takes to do so comes once the list is awake; what is asked for
 * before waits for it.
 */
export function useReviewList(first: DisplayAnswer, address: PageAddress & ListPosition, root: RefObject<HTMLElement | null>) {
  const [[enhancement, enhance]] = useState(awaited)
  const works = useContext(AwaitedContext)
  const [state, dispatch] = useMachine(() => reviewList(first.list, address, address.isElsewhere), perform)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a list was drawn from never changes
  useEffect(() => {
    const element = root.current
    if (!element) return
    const turn = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-page]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      dispatch({ type: 'turned', page: Number(link.dataset.page) })
    }
    element.addEventListener('click', turn)
    const coming = bring(import('./enhance-list.client')).then((code) => code.enhanceList(element, first, address, dispatch))
    coming.catch(log)
    enhance(coming)
    works.push(coming)
    return () => {
      element.removeEventListener('click', turn)
      void coming.then(({ stop }) => stop())
    }
  }, [])
  useEffect(() => void enhancement.then(({ show }) => show(state)), [state, enhancement])

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'log') log(effect.reason)
    if (effect.do === 'send') setTimeout(() => send(effect.event), effect.after)
    if (effect.do === 'write') void enhancement.then(({ write }) => write(effect))
    if (effect.do === 'load')
      void enhancement
        .then(({ load }) => load(effect))
        .then(
          (answer) => send({ type: 'loaded', request: effect.request, answer }),
          (reason: unknown) =>
            goPlainly(root.current, reason, () => location.assign(addressOf(effect.want, address.path))) ||
            send({ type: 'failed', request: effect.request, reason }),
        )
  }

  return [state, dispatch] as const
}

/** Where what is wanted can be read without this code. Of what follows, only the first rows can be missed: later ones need no more code. */
const addressOf = ({ type, query, page }: Want, path: string): string => hrefOf({ path, query, page: type === 'more' ? page + 1 : page })
