import * as v from 'valibot'
import { defineCall } from '../wire/call'
import { text } from '../wire/fields'
import { renderedAloneShape } from './alone'
import { previewAddress } from './preview.address'

/** A block with attributes that nobody has kept yet, drawn as a page would show it. */
export const previewBlock = defineCall({
  ...previewAddress,
  summary: 'Preview a block',
  request: v.object({ block: text(60), props: v.record(v.string(), v.unknown()) }),
  answer: renderedAloneShape,
})
