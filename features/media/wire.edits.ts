import { defineCall } from '@frontage/kit/wire/call'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { isCrop } from './crop'
import { MOST_PICTURE_BYTES } from './spec'
import { mediaName, mediaShape } from './wire.admin'

const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
export const cropShape = v.pipe(
  v.tuple([share, share, share, share]),
  v.check((told) => isCrop(told), 'Choose a part within the picture.'),
)

/**
 * Puts another file in the place of a picture, everywhere it is used. Name, description, tags and focal point stay. Can be undone for
 * 30 days.
 */
export const replaceMedia = defineCall({
  name: 'replace-media',
  summary: 'Replace a picture everywhere',
  via: 'POST /api/media/replace',
  uploads: { most: 1, bytes: MOST_PICTURE_BYTES },
  request: v.object({ name: mediaName, file: upload }),
  answer: v.object({ media: mediaShape }),
})

/** Brings back what a picture was before it was replaced. 409 when there is nothing to bring back. */
export const undoReplaceMedia = defineCall({
  name: 'undo-replace-media',
  summary: 'Undo the replacement of a picture',
  via: 'POST /api/media/undo-replace',
  request: v.object({ name: mediaName }),
  answer: v.object({ media: mediaShape }),
})

/**
 * Shows a part of a picture everywhere it is used: per mille of the whole one from the left and from the top, width and height; all of it
 * stays stored. `was`: the crop that the sender saw; refused with 409 when somebody else has changed it meanwhile.
 */
export const cropMedia = defineCall({
  name: 'crop-media',
  summary: 'Crop a picture',
  via: 'POST /api/media/crop',
  request: v.object({ name: mediaName, crop: cropShape, was: v.optional(cropShape) }),
  answer: v.object({ media: mediaShape }),
})
