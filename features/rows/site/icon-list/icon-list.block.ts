import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { words } from '../../fields'
import { signNames } from '../../signs'

const sharedIcons = ['arrow', 'phone', 'mail', 'person', 'search', 'upload', 'alert'] as const

const item = v.object({
  icon: v.optional(v.picklist([...sharedIcons, ...signNames]), 'arrow'),
  title: words(120),
  text: v.optional(text(300), ''),
  href: v.optional(href),
})

/** Lines with a sign before each. */
export const block = defineBlock({
  name: 'icon-list',
  props: v.object({
    items: v.pipe(v.array(item), v.minLength(1), v.maxLength(24)),
    layout: v.optional(v.picklist(['below', 'beside']), 'below'),
  }),
})

export type IconOf = v.InferOutput<typeof item>['icon']
