import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { captions, film, picture } from '../../fields'
import { videoOf } from '../../video'

const file = (ending: 'mp4' | 'webm') =>
  v.pipe(text(500), v.regex(new RegExp(`^/(?!/)[\\w./-]+\\.${ending}$`, 'i'), `Choose a file of this site that ends in .${ending}.`))

/** A video behind a row (T14); its picture stands there before it, instead of it, and for those who want no motion. Stands in `behind`. */
export const block = defineBlock({
  name: 'background-video',
  props: v.object({
    film: v.optional(film),
    /** The same film in another format; before films could be chosen, the only way. */
    mp4: v.optional(file('mp4')),
    webm: v.optional(file('webm')),
    /** A video of YouTube or Vimeo; start, end and loop are read from its address. It asks its site after a press only. */
    address: v.optional(
      v.pipe(
        text(500),
        v.check((value) => (videoOf(value)?.kind ?? 'file') !== 'file', 'Enter the address of a YouTube or Vimeo video.'),
      ),
    ),
    fallback: v.optional(picture),
    audio: v.optional(v.boolean(), false),
    /** Shown while the sound is on. */
    captions: v.optional(captions),
    /** Played on phones too. */
    mobile: v.optional(v.boolean(), false),
    loop: v.optional(v.boolean(), true),
    /** Seconds. */
    start: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
    end: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  }),
  frames: true,
  budget: 500,
})
