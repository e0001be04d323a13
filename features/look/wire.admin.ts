import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { lookShape } from './look'
import { ownFaceShape } from './own-face'
import { MOST_FACE_BYTES } from './spec'

const publishedLook = v.object({ id: v.number(), savedAt: v.string(), by: v.string() })

const opened = v.object({
  /** Whoever saves says over which one; another one has come in between if it is no longer that. */
  revision: v.number(),
  /** As its owner left it: the draft, else what visitors see. */
  look: lookShape,
  /** `id` 0: nobody has published one yet. */
  published: v.object({ id: v.number(), look: lookShape }),
  /** `isOutdated`: another look was published since the draft was begun, by the set-up or an import. */
  draft: v.nullable(v.object({ at: v.string(), by: v.string(), isOutdated: v.boolean() })),
  /** Looks that were published, newest first. */
  kept: v.array(publishedLook),
})
export type OpenLook = v.InferOutput<typeof opened>

/** The look as its owner left it, the published one, and those that were published before it. */
export const openLook = defineCall({
  name: 'open-look',
  summary: 'Get the theme',
  via: 'GET /api/look',
  request: v.object({}),
  answer: opened,
})

const change = v.object({ revision: integer, look: lookShape })

/** Stores a draft; visitors see nothing of it. One that is what visitors see is none. */
export const saveLookDraft = defineCall({
  name: 'save-look-draft',
  summary: 'Save a draft of the theme',
  via: 'POST /api/look/draft',
  request: change,
  answer: opened,
})

/** Publishes a look: there is no draft from then on. */
export const saveLook = defineCall({
  name: 'save-look',
  summary: 'Publish a theme',
  via: 'POST /api/look/save',
  request: change,
  answer: opened,
})

/** Back to what visitors see. */
export const discardLook = defineCall({
  name: 'discard-look',
  summary: 'Discard the draft of the theme',
  via: 'POST /api/look/discard',
  request: v.object({ revision: integer }),
  answer: opened,
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
