import * as v from 'valibot'
import { defineCall } from '../wire/call'
import { text } from '../wire/fields'

/** More than any page holds; what is asked for beyond it comes in another call. */
export const MOST_DRAWN = 300

const key = v.pipe(text(80), v.regex(/^[a-z][\w-]*$/i, 'A key is a short word.'))
const asked = v.object({ key, block: text(60), props: v.record(v.string(), v.unknown()) })
const drawn = v.union([
  v.object({ key: v.string(), html: v.string(), isEmpty: v.optional(v.literal(true)) }),
  v.object({ key: v.string(), fault: v.string(), at: v.optional(v.string()) }),
])

/**
 * Modules of a page that is being edited, drawn as the page would show them. Sheets that the editor has already, by their
 * names, do not come again; `own` are the style rules of single modules. `isEmpty`: visitors see nothing of it yet. A module that
 * cannot be drawn says why, and `at` which of its settings stands in the way.
 */
export const renderModules = defineCall({
  name: 'draw-modules',
  summary: 'Render blocks as HTML',
  via: 'POST /api/preview/modules',
  body: 4 * 1024 * 1024,
  request: v.object({ path: text(300), modules: v.pipe(v.array(asked), v.maxLength(MOST_DRAWN)), has: v.array(text(200)) }),
  answer: v.object({
    sheets: v.array(v.object({ name: v.string(), css: v.string() })),
    own: v.array(v.object({ key: v.string(), css: v.string() })),
    drawn: v.array(drawn),
  }),
})
