import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { clamped, text } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { LONGEST_ALT, LONGEST_NAME, LONGEST_TAG, MOST_PICTURE_BYTES } from './spec'

export const mediaName = v.pipe(
  text(LONGEST_NAME),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only small letters, digits and single hyphens.'),
)
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const focus = v.tuple([percent, percent])
const alt = v.pipe(text(LONGEST_ALT), v.trim())

export const mediaShape = v.object({
  name: v.string(),
  /** `deck-lookout.webp`, as the Picture part takes it. */
  file: v.string(),
  width: v.number(),
  height: v.number(),
  /** Empty: nobody has said yet what it shows. */
  alt: v.string(),
  colour: v.string(),
  tiny: v.string(),
  /** Per cent from the left and from the top. */
  focus: v.tuple([v.number(), v.number()]),
  /** Changes with what is shown: part of addresses that browsers keep for good. */
  version: v.string(),
  /** What of the whole picture is shown, in per mille: left, top, width, height. */
  crop: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  tags: v.array(v.string()),
  /** When it was replaced, as long as that can be undone; else empty. */
  replacedAt: v.string(),
  createdAt: v.string(),
})
export type Media = v.InferOutput<typeof mediaShape>

/** Pictures, the newest first. */
export const listMedia = defineCall({
  name: 'list-media',
  summary: 'List pictures',
  via: 'GET /api/media',
  request: v.object({
    /** Part of a name, of an alternative text or of a tag. */
    q: v.optional(text(200), ''),
    /** `1`: only those that nobody has described. */
    /** Only those with this tag. */
    tag: v.optional(text(LONGEST_TAG), ''),
    undescribed: v.optional(v.picklist(['', '1']), ''),
    page: v.optional(clamped(1, 1_000_000), 1),
    perPage: v.optional(clamped(1, 100), 48),
  }),
  answer: v.object({ media: v.array(mediaShape), total: v.number() }),
})

/** Keeps a picture, drawn anew. Its name is made of the file's, and is never that of another picture. */
export const addMedia = defineCall({
  name: 'add-media',
  summary: 'Upload a picture',
  via: 'POST /api/media/add',
  uploads: { most: 1, bytes: MOST_PICTURE_BYTES },
  request: v.object({ file: upload, alt: v.optional(alt, '') }),
  answer: v.object({ media: mediaShape }),
})

/**
 * Says what a picture shows, and what of it has to stay in sight. `was`: what the sender saw there of what is changed; refused with
 * 409 when somebody else has said otherwise meanwhile.
 */
export const describeMedia = defineCall({
  name: 'describe-media',
  summary: 'Change how a picture is described and cropped',
  via: 'POST /api/media/describe',
  request: v.object({
    name: mediaName,
    alt: v.optional(alt),
    focus: v.optional(focus),
    was: v.optional(v.object({ alt: v.optional(v.string()), focus: v.optional(focus) }), {}),
  }),
  answer: v.object({ media: mediaShape }),
})

/** Puts a picture into the trash; whoever shows it shows nothing in its place until it is restored. */
export const removeMedia = defineCall({
  name: 'remove-media',
  summary: 'Remove a picture',
  via: 'POST /api/media/remove',
  request: v.object({ name: mediaName }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})
