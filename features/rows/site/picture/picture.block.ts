import { isChosen } from '@frontage/kit/island/editor-config'
import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture } from '../../fields'

/** One picture, perhaps with words below it, perhaps a link. */
export const block = defineBlock({
  name: 'picture',
  props: v.object({
    picture,
    caption: v.optional(text(1000), ''),
    href: v.optional(href),
    shape: v.optional(v.picklist(['own', 'wide', 'photo', 'square']), 'own'),
    /** How wide it is at most. */
    width: v.optional(v.picklist(['full', 'large', 'medium', 'small']), 'full'),
  }),
  isEmpty: ({ picture }) => !isChosen(picture),
})
