import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { captions, picture, words } from '../../fields'
import { videoOf } from '../../video'

/** A video behind its picture: of one of the two sites after a press, or a file of ours. */
export const block = defineBlock({
  name: 'video',
  props: v.object({
    title: words(120),
    address: v.pipe(
      text(500),
      v.check((value) => videoOf(value) !== undefined, 'Enter the address of a YouTube or Vimeo video, or choose a file of this site.'),
    ),
    poster: v.optional(picture),
    /** Of a file of ours; the two sites bring theirs. */
    captions: v.optional(captions),
  }),
  frames: true,
  budget: 700,
})
