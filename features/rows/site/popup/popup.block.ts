import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { captions, html, picture, slug, words } from '../../fields'
import { displays } from '../../popup'
import { MEDIUM, POPUP_DAYS, SMALL } from '../../spec'
import { videoOf } from '../../video'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const address = v.pipe(
  text(500),
  v.check((value) => videoOf(value) !== undefined, 'Enter the address of a YouTube or Vimeo video, or choose a file of this site.'),
)

const content = v.variant('kind', [
  v.object({ kind: v.literal('words'), html }),
  v.object({ kind: v.literal('picture'), picture }),
  v.object({ kind: v.literal('video'), address, poster: v.optional(picture), captions: v.optional(captions) }),
])

/** A dialog over the page (T12): a press opens it, or it opens by itself, and may be remembered as closed (T13). */
export const block = defineBlock({
  name: 'popup',
  props: v.object({
    id: slug,
    title: words(120),
    /** What opens it: something drawn in its place, what a selector finds, or nobody. */
    on: v.optional(v.picklist(['button', 'text', 'picture', 'custom', 'automatic']), 'button'),
    label: v.optional(words(60), 'Open'),
    picture: v.optional(picture),
    selector: v.optional(text(200), '.display-popup'),
    content,
    /** A video begins by itself when the pop-up has opened. */
    autoplay: v.optional(v.boolean(), false),
    /** Seconds until it opens by itself, and whether it does when the pointer leaves the window upwards; neither: at once. */
    after: v.optional(v.nullable(whole(0, 3600)), null),
    exitIntent: v.optional(v.boolean(), false),
    cookies: v.optional(v.boolean(), false),
    days: v.optional(whole(1, 3650), POPUP_DAYS),
    escape: v.optional(v.boolean(), true),
    overlay: v.optional(v.boolean(), true),
    display: v.optional(v.picklist(displays), ''),
    medium: v.optional(whole(1, 5000), MEDIUM),
    small: v.optional(whole(1, 5000), SMALL),
    width: v.optional(v.picklist(['narrow', 'middle', 'wide']), 'narrow'),
  }),
  frames: true,
  namedBy: 'id',
  budget: 2_400,
})
