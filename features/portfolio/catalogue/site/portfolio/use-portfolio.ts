import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { isFocusLost } from '@frontage/kit/island/lost-focus.client'
import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { useMachine } from '@frontage/kit/island/use-machine'
import { type RefObject, useEffect, useRef } from 'react'
import type { BlockAttributes } from '../../../stored'
import type { ItemList } from '../../../wire'
import { startOf } from '../../asking'
import { type Enhancement, enhancePortfolio } from './enhance-portfolio.client'
import type { createLoader } from './load.client'
import { animateMove } from './moved.client'
import { type Effect, type Event, portfolio } from './portfolio.machine'

/** What the block shows, and how to ask for something else. */
export function usePortfolio(block: BlockAttributes, first: ItemList, address: PageAddress, root: RefObject<HTMLElement | null>) {
  const enhancement = useRef<Enhancement>(undefined)
  const loader = useRef<Promise<ReturnType<typeof createLoader>>>(undefined)
  const [state, dispatch] = useMachine(() => portfolio(first, address, startOf(block, address.page)), perform)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a block was drawn from never changes
  useEffect(() => {
    if (!root.current) return
    enhancement.current = enhancePortfolio(root.current, block, address, dispatch)
    if (block.server) dispatch({ type: 'again' })
    return enhancement.current.stop
  }, [])
  useEffect(() => enhancement.current?.show(state), [state])
  const many = useRef(first.items.length)
  useEffect(() => {
    if (root.current && state.news === 'more') readOn(root.current, many.current)
    many.current = state.list.items.length
  }, [state, root])

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'log') console.error('portfolio', effect.reason)
    if (effect.do === 'send') setTimeout(() => send(effect.event), effect.after)
    if (effect.do === 'write') enhancement.current?.write(effect)
    if (effect.do !== 'load') return
    const { request, want } = effect
    loader.current ??= bring(import('./load.client')).then((code) => code.createLoader(block))
    loader.current.catch(() => {
      loader.current = undefined
    })
    loader.current
      .then((load) => load(want))
      .then(
        (answer) => animateMove(want.type === 'all' ? root.current : null, () => send({ type: 'loaded', request, answer })),
        (reason: unknown) =>
          goPlainly(root.current, reason, () => location.assign(hrefOf({ ...want, path: address.path }))) ||
          send({ type: 'failed', request, reason }),
      )
  }

  return [state, dispatch] as const
}

/** With the last items the button goes that was pressed for them: whoever stood on it reads on at the first of these items. */
function readOn(root: HTMLElement, at: number): void {
  if (isFocusLost(root)) root.querySelectorAll('.portfolio__wall > li').item(at)?.querySelector('a')?.focus({ preventScroll: true })
}
