import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture, words } from '../../../fields'

const service = v.object({
  title: words(80),
  text: words(200),
  /** What it takes: a price, a time. */
  fact: v.optional(text(60), ''),
  picture,
  href: v.optional(href),
})

/** Services as rows, lapped like boards on a wall. */
export const block = defineBlock({ name: 'service-list', props: v.object({ services: v.pipe(v.array(service), v.minLength(1)) }) })

export type Service = v.InferOutput<typeof service>
