import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { lookShape } from './look'
import { ownFaceShape } from './own-face'
import { MOST_FACE_BYTES } from './spec'

const keptLook = v.object({ id: v.number(), savedAt: v.string(), by: v.string() })

/** The published look, and those that were published before it, newest first. `revision` 0: nobody has set one up yet. */
export const openLook = defineCall({
  name: 'open-look',
  summary: 'Get the theme',
  via: 'GET /api/look',
  request: v.object({}),
  answer: v.object({ revision: v.number(), look: lookShape, kept: v.array(keptLook) }),
})
export type OpenLook = AnswerOf<typeof openLook>

/** Publishes a look. `revision` says which one it was made from: where somebody else published another one since, it is refused. */
export const saveLook = defineCall({
  name: 'save-look',
  summary: 'Publish a theme',
  via: 'POST /api/look/save',
  request: v.object({ revision: integer, look: lookShape }),
  answer: v.object({ revision: v.number(), kept: v.array(keptLook) }),
})

/** A look that was published once. */
export const readKeptLook = defineCall({
  name: 'read-kept-look',
  summary: 'Get an earlier theme',
  via: 'GET /api/look/kept',
  request: v.object({ id: integer }),
  answer: v.object({ look: lookShape }),
})

/** Keeps the file of a typeface, WOFF2 and nothing else, and says what was read from it. A look wears it once it names it. */
export const addFace = defineCall({
  name: 'add-face',
  summary: 'Upload a font',
  via: 'POST /api/look/faces/add',
  uploads: { most: 1, bytes: MOST_FACE_BYTES },
  request: v.object({ file: upload, name: ownFaceShape.entries.name, ends: ownFaceShape.entries.ends }),
  answer: v.object({ face: ownFaceShape }),
})
