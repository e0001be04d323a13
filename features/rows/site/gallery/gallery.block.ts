import { isChosen } from '@frontage/kit/island/editor-config'
import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture } from '../../fields'

const isFound = (address: string): boolean => /^#[a-z][a-z0-9-]*$/.test(address)
const isOurs = (address: string): boolean => /^\/(?!\/)/.test(address)
const isVideoOrPage = (address: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(address)

const framed = v.pipe(href, v.check(isVideoOrPage, 'An address must start with / or https://.'))

/** What a press shows instead of the picture itself: part of this page, the main part of another page of ours, or a video, map or page in a frame. */
const large = v.variant('kind', [
  v.object({ kind: v.literal('inline'), href: v.pipe(href, v.check(isFound, 'Write a section of this page as #name.')) }),
  v.object({ kind: v.literal('ajax'), href: v.pipe(href, v.check(isOurs, 'A page of this site starts with /.')) }),
  v.object({ kind: v.literal('video'), href: framed }),
  v.object({ kind: v.literal('iframe'), href: framed }),
])

const item = v.object({ picture, caption: v.optional(text(1000), ''), href: v.optional(href), large: v.optional(large) })

/** Pictures in a grid; a press shows them large, one after the other (T17), or follows a link, or does nothing. */
export const block = defineBlock({
  name: 'gallery',
  props: v.object({
    label: v.optional(text(120), ''),
    items: v.pipe(v.array(item), v.minLength(1), v.maxLength(200)),
    press: v.optional(v.picklist(['lightbox', 'link', 'none']), 'lightbox'),
    captions: v.optional(v.picklist(['none', 'hover', 'below']), 'none'),
    columns: v.optional(v.picklist([2, 3, 4]), 3),
    /** Whether all have one shape, or each its own. */
    shape: v.optional(v.picklist(['same', 'own']), 'same'),
  }),
  isEmpty: ({ items }) => items.every(({ picture }) => !isChosen(picture)),
  frames: true,
  budget: 700,
})

export type GalleryItem = v.InferOutput<typeof item>
