import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture, words } from '../../../fields'

const service = v.object({
  title: words(80),
  text: v.optional(v.pipe(text(200), v.trim()), ''),
  /** What it takes: a price, a time. */
  fact: v.optional(text(60), ''),
  picture: v.optional(picture),
  href: v.optional(href),
})

/** Services as rows, with or without pictures. Without any, the look decides how they stand. */
export const block = defineBlock({ name: 'service-list', props: v.object({ services: v.pipe(v.array(service), v.minLength(1)) }) })

export type Service = v.InferOutput<typeof service>
