import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { lookShape } from './look'

const keptLook = v.object({ id: v.number(), savedAt: v.string(), by: v.string() })

/** The published look, and those that were published before it, newest first. `revision` 0: nobody has set one up yet. */
export const openLook = defineCall({
  name: 'open-look',
  via: 'GET /api/look',
  request: v.object({}),
  answer: v.object({ revision: v.number(), look: lookShape, kept: v.array(keptLook) }),
})
export type OpenLook = AnswerOf<typeof openLook>

/** Publishes a look. `revision` says which one it was made from: where somebody else published another one since, it is refused. */
export const saveLook = defineCall({
  name: 'save-look',
  via: 'POST /api/look/save',
  request: v.object({ revision: integer, look: lookShape }),
  answer: v.object({ revision: v.number(), kept: v.array(keptLook) }),
})

/** A look that was published once. */
export const readKeptLook = defineCall({
  name: 'read-kept-look',
  via: 'GET /api/look/kept',
  request: v.object({ id: integer }),
  answer: v.object({ look: lookShape }),
})
