import { send } from '@frontage/kit/wire/send.client'
import type { Card } from '../../../item'
import type { BlockAttributes } from '../../../stored'
import type { ItemList } from '../../../wire'
import { requestFor, requestMore } from '../../asking'
import { readItem, readItems } from '../../wire.reading'
import type { Want } from './portfolio.machine'

/** Brings items for one block. A request that is outdated is called off. */
export function createLoader(block: BlockAttributes) {
  let running: AbortController | undefined
  return (want: Want): Promise<ItemList> => {
    running?.abort()
    running = new AbortController()
    const request = want.type === 'more' ? requestMore(block, want) : requestFor(block, want)
    return send(readItems, { ...request, server: block.server }, running.signal)
  }
}

/** One item that the list does not hold. */
export const loadItem = async (slug: string): Promise<Card> => (await send(readItem, { slug })).item
