import { reading } from '@frontage/kit/wire/reading'
import * as v from 'valibot'
import { cardShape } from '../item'
import { getItemAddress, listItemsAddress } from '../wire.address'
import { itemListShape } from '../wire.answer'

export const readItems = reading(listItemsAddress, itemListShape)
/** An item to be opened in front of the list: no more of its page is needed. */
export const readItem = reading(getItemAddress, v.object({ item: cardShape }))
