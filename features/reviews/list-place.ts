import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { MOST_POST } from './spec'

const word = (most: number) => v.optional(text(most), '')

/**
 * What the place that a display stands in keeps to, beside the display's own selection (reviews, §3: current post id,
 * shortcode page, lang and tag, not-in-string). Several are separated by commas.
 */
export const listPlaceShape = v.object({
  /** The page that it stands on; empty: by its path. */
  post: word(MOST_POST),
  pages: word(2000),
  languages: word(200),
  tags: word(2000),
  /** Ids of reviews that stand elsewhere on the page already. */
  without: word(20_000),
})
export type ListPlace = v.InferOutput<typeof listPlaceShape>
