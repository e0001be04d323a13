import { ask, defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { quoteFrom } from '../../quotable'
import { type LoadMoreAnswer, loadMoreReviews } from '../../wire'

/** One review, set large: picked from the newest, and labelled as picked. */
export const block = defineBlock({
  name: 'review-quote',
  props: v.object({
    /** Only reviews in this language, such as `en`; empty: any. */
    language: v.optional(text(10), ''),
    /** Where all of them can be read. */
    page: v.optional(text(300), '/reviews'),
  }),
  first: () => ask(loadMoreReviews, { perrow: 60, nrows: 1, textsort: 'newest', typed: 'yes' }),
  isEmpty: ({ language }, { reviews }: LoadMoreAnswer) => !quoteFrom(reviews ?? [], language),
})
