import { ask, defineIsland, type PageAddress } from '@frontage/kit/island/island'
import { lightboxMessages } from '@frontage/parts/lightbox-messages'
import { messages } from '../../../messages'
import { storedShape } from '../../../stored'
import { getLook, type ItemList, listItems } from '../../../wire'
import { ATTRIBUTE, WRAPPER } from '../../../wrapper'
import { requestFor } from '../../asking'
import { siteMessages } from '../../messages.site'
import { sheetOf } from '../../sheet'

/** Items in a wall or a grid, with a bar above; without JavaScript its parts are links and a form. */
export const island = defineIsland({
  name: 'portfolio',
  props: storedShape,
  first: (block, { page, query }: PageAddress) => (block.server ? undefined : ask(listItems, requestFor(block, { page, query }))),
  isEmpty: (_block, first: ItemList | undefined, { query }) =>
    first?.total === 0 && !query.q && !query.category && !query.other && !query.tag,
  wake: ({ server }) => (server ? 'visible' : 'interaction'),
  // An item that is open stands in the address.
  wakeFor: { query: ['item'] },
  stored: (look, { [ATTRIBUTE]: text, server }) => ({ ...(text ? { [ATTRIBUTE]: text } : { look }), ...(server && { server }) }),
  markup: { className: WRAPPER, attribute: ATTRIBUTE },
  kept: ({ look }) => (look ? ask(getLook, { id: look }) : undefined),
  sheet: (block, _first, scope) => sheetOf(block, scope),
  frames: true,
  texts: [messages, siteMessages, lightboxMessages],
  budget: 12_000,
})
