import * as v from 'valibot'
import { type RenderedAlone, renderedAloneShape } from './alone'

/** One that is no text is none, and takes no other one with it. */
const drawn = v.object({
  ...renderedAloneShape.entries,
  widgets: v.array(v.fallback(v.nullable(v.string()), null)),
})

/** Drawn widgets as a page needs them. Whatever lacks their sheet or their list is no answer: this throws then. */
export const readRendered = (answer: unknown): RenderedAlone => v.parse(drawn, answer)
