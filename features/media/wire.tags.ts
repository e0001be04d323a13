import { defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { LONGEST_TAG, MOST_AT_ONCE, MOST_TAGS } from './spec'
import { mediaName, mediaShape } from './wire.admin'

const names = v.pipe(v.array(mediaName), v.minLength(1), v.maxLength(MOST_AT_ONCE))
const tags = v.optional(v.pipe(v.array(text(LONGEST_TAG)), v.maxLength(MOST_TAGS, `Use at most ${MOST_TAGS} tags.`)), [])

/** Tags that pictures have, each with how many, in the order of the alphabet. */
export const listMediaTags = defineCall({
  name: 'list-media-tags',
  summary: 'List tags of pictures',
  via: 'GET /api/media/tags',
  request: v.object({}),
  answer: v.object({ tags: v.array(v.object({ tag: v.string(), count: v.number() })) }),
})

/** Tags that some pictures have, each with which of them, in the order of the alphabet. Sent: so many names are too long for an address. */
export const tagsOfMedia = defineCall({
  name: 'tags-of-media',
  summary: 'List tags of some pictures',
  via: 'POST /api/media/tags/of',
  request: v.object({ names }),
  answer: v.object({ tags: v.array(v.object({ tag: v.string(), names: v.array(v.string()) })) }),
})

/** Adds tags to pictures and takes others away; the rest of their tags stays. Pictures that are gone are left out of the answer. */
export const tagMedia = defineCall({
  name: 'tag-media',
  summary: 'Add tags to pictures, or remove them',
  via: 'POST /api/media/tag',
  request: v.object({
    names,
    add: tags,
    remove: tags,
  }),
  answer: v.object({ media: v.array(mediaShape) }),
})
