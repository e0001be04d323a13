import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'

/** A line or paragraph that has to be there. */
export const words = (most: number) => v.pipe(text(most), v.trim(), v.nonEmpty('Enter some text.'))

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))

/** A picture of the media, or of any address; its pixels hold its place. Empty `alt`: it says nothing that the words do not. */
export const picture = v.object({ file: words(500), width: pixels, height: pixels, alt: v.optional(text(500), '') })

/** A link that is drawn as a button. */
export const action = v.object({ label: words(60), href, icon: v.optional(v.picklist(['arrow', 'phone', 'mail'])) })

/** At most two side by side: the first is the one that is meant. */
export const actions = v.optional(v.pipe(v.array(action), v.maxLength(2)), [])

export type Action = v.InferOutput<typeof action>
