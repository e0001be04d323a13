import { send } from '@frontage/kit/wire/send.client'
import { requestFor, requestMore } from '../../asking'
import type { BlockAttributes } from '../../stored'
import type { ItemList, listItems } from '../../wire'
import { listItemsAddress } from '../../wire.address'
import type { Want } from './portfolio.machine'

/** Brings items for one block. A request that is outdated is called off. */
export function createLoader(block: BlockAttributes) {
  let running: AbortController | undefined
  return (want: Want): Promise<ItemList> => {
    running?.abort()
    running = new AbortController()
    const request = want.type === 'more' ? requestMore(block, want) : requestFor(block, want)
    return send<typeof listItems>(listItemsAddress, request, running.signal)
  }
}
