import * as v from 'valibot'

/** Widgets as the server draws them for pages that it does not draw, with one sheet for all of them. */
export const renderedAloneShape = v.object({
  /** Holds inside a shadow root, on a wrapper of the class `frontage`. */
  css: v.string(),
  /** Font faces; they hold in the document only. */
  fonts: v.string(),
  /** Null: there is none, or not any more. */
  widgets: v.array(v.nullable(v.string())),
})
export type RenderedAlone = v.InferOutput<typeof renderedAloneShape>
