import { ask, defineBlock, type PageAddress } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { type DisplayAnswer, getDisplay } from '../../wire.display'

const MOST_SHOWN = 3

/** What the page that it stands on is about, in the words of those who had it made: nothing where no review belongs to the page. */
export const block = defineBlock({
  name: 'page-review',
  props: v.object({
    /** Where all of them can be read. */
    page: v.optional(text(300), '/reviews'),
  }),
  first: (_props, { path }: PageAddress) =>
    ask(getDisplay, { display: { perRow: MOST_SHOWN, rows: 1, selection: { thisPostOnly: true, hideWithoutText: true } }, post: path }),
  isEmpty: (_props, { list }: DisplayAnswer) => !list.reviews?.length,
})
