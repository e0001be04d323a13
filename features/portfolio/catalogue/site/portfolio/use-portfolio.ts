import type { PageAddress } from '@frontage/kit/island/address'
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
    return enhancement.current.stop
  }, [])
  useEffect(() => enhancement.current?.show(state), [state])

  function perform(effect: Effect, send: (event: Event) => void): void {
    if (effect.do === 'log') console.error('portfolio', effect.reason)
    if (effect.do === 'send') setTimeout(() => send(effect.event), effect.after)
    if (effect.do === 'write') enhancement.current?.write(effect)
    if (effect.do !== 'load') return
    const { request, want } = effect
    loader.current ??= import('./load.client').then((code) => code.createLoader(block))
    loader.current.catch(() => {
      loader.current = undefined
    })
    loader.current
      .then((load) => load(want))
      .then(
        (answer) => animateMove(want.type === 'all' ? root.current : null, () => send({ type: 'loaded', request, answer })),
        (reason: unknown) => send({ type: 'failed', request, reason }),
      )
  }

  return [state, dispatch] as const
}
