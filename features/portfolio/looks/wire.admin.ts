import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { integer, revisionIfKnown, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const lookShape = v.object({
  id: v.number(),
  title: v.string(),
  /** What differs from the block as it comes, by the names of its attributes. */
  settings: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
  /** Is sent back with a change. */
  revision: v.string(),
})
export type StoredLook = v.InferOutput<typeof lookShape>

/** Settings of the block that pages refer to by number. */
export const listLooks = defineCall({
  name: 'list-portfolio-looks',
  summary: 'List saved portfolio settings',
  via: 'GET /api/portfolio/looks',
  request: v.object({}),
  answer: v.object({ looks: v.array(lookShape) }),
})

/** Keeps new settings (`id` 0) or changes known ones as they were read. */
export const saveLook = defineCall({
  name: 'save-portfolio-look',
  summary: 'Save portfolio settings',
  via: 'POST /api/portfolio/looks/save',
  request: v.object({
    id: v.optional(integer, 0),
    title: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a name.')),
    settings: v.record(v.string(), v.unknown()),
    revision: revisionIfKnown,
  }),
  answer: v.object({ look: lookShape }),
})

export const removeLook = defineCall({
  name: 'remove-portfolio-look',
  summary: 'Remove saved portfolio settings',
  via: 'POST /api/portfolio/looks/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})
