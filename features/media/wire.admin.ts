import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { clamped, text } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { LONGEST_ALT, LONGEST_NAME, MOST_PICTURE_BYTES } from './spec'

const name = v.pipe(text(LONGEST_NAME), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only small letters, digits and single hyphens.'))
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
  createdAt: v.string(),
})
export type Media = v.InferOutput<typeof mediaShape>

/** Pictures, the newest first. */
export const listMedia = defineCall({
  name: 'list-media',
  summary: 'List pictures',
  via: 'GET /api/media',
  request: v.object({
    /** Part of a name or of an alternative text. */
    q: v.optional(text(200), ''),
    /** `1`: only those that nobody has described. */
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

/** How much room there is for files, in bytes. */
export const getRoom = defineCall({
  name: 'get-room',
  summary: 'See how much room is left for files',
  via: 'GET /api/room',
  request: v.object({}),
  answer: v.object({
    used: v.number(),
    /** 0: only the disk sets a limit. */
    quota: v.number(),
    free: v.number(),
    /** What files leave free for everything else. */
    floor: v.number(),
    /** Why no files are taken; empty while they are. */
    lack: v.picklist(['quota', 'disk', '']),
    /** `soon`: less than a tenth of the quota, or hardly more than the floor, is left. */
    isSoon: v.boolean(),
  }),
})
export type RoomLeft = v.InferOutput<typeof getRoom.answer>

/**
 * Says what a picture shows, and what of it has to stay in sight. `was`: what the sender saw there of what is changed; refused with
 * 409 when somebody else has said otherwise meanwhile.
 */
export const describeMedia = defineCall({
  name: 'describe-media',
  summary: 'Change how a picture is described and cropped',
  via: 'POST /api/media/describe',
  request: v.object({
    name,
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
  request: v.object({ name }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})
