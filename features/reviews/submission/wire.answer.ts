import * as v from 'valibot'

/** The answer of `wprp_save_review`; sent as text. */
export const saveAnswer = v.object({
  error: v.picklist(['no', 'yes']),
  successmsg: v.string(),
  dbmsg: v.string(),
  /** The wire name of the field that can be mended; not sent by servers of another make. */
  field: v.optional(v.string()),
})
export type SaveAnswer = v.InferOutput<typeof saveAnswer>
