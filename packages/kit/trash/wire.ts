import * as v from 'valibot'
import { type AnswerOf, defineCall } from '../wire/call'
import { integer } from '../wire/fields'
import { sentence } from '../words/sentence'

/** Numbers in the trash, as the calls that remove something hand them back. */
const ids = v.pipe(v.array(integer), v.minLength(1), v.maxLength(500))

/** For the answers of calls that remove: what was removed, by its numbers in the trash. */
export const trashIds = v.array(v.number())

/** What was removed and can be restored, the newest first. */
export const listTrash = defineCall({
  name: 'list-trash',
  summary: 'List what was removed and can be restored',
  via: 'GET /api/trash',
  request: v.object({}),
  answer: v.object({
    things: v.array(
      v.object({
        id: v.number(),
        /** What it is, in words: `Redirect`. */
        kind: sentence,
        title: v.string(),
        removedAt: v.string(),
        removedBy: v.string(),
        /** When it is deleted for good. */
        endsAt: v.string(),
      }),
    ),
  }),
})
export type TrashedThing = AnswerOf<typeof listTrash>['things'][number]

/** Restores all of these, or none of them. */
export const restoreRemoved = defineCall({
  name: 'restore-removed',
  summary: 'Restore what was removed',
  via: 'POST /api/trash/restore',
  request: v.object({ ids }),
  answer: v.object({}),
})

export const deleteRemoved = defineCall({
  name: 'delete-removed',
  summary: 'Delete what is in the trash for good',
  via: 'POST /api/trash/delete',
  request: v.object({ ids }),
  answer: v.object({}),
})
