import { ask, defineIsland } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { lightboxMessages } from '@frontage/parts/lightbox-messages'
import * as v from 'valibot'
import { getItem, itemPageShape } from '../../../wire'
import { siteMessages } from '../../messages.site'

/** One item on its own page: its pictures, its words, and the items before and behind it. */
export const island = defineIsland({
  name: 'portfolio-item',
  props: v.object({
    slug: text(200),
    /** What is shown instead while its owner writes: nobody else can ask for it. */
    shown: v.optional(itemPageShape),
  }),
  first: ({ slug, shown }) => (shown ? undefined : ask(getItem, { slug })),
  wake: 'interaction',
  script: 400,
  frames: true,
  texts: [siteMessages, lightboxMessages],
  budget: 6_000,
})
