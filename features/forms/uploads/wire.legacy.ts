import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { deleteUploadAnswer, uploadAnswer } from '../wire'
import { checkNonceAddress, deleteUploadAddress, uploadAddress } from '../wire.address'

/** A visitor's file with what says where it belongs: any fields. */
const filled = v.looseObject({})

/** Facts, §9. `0`: the ticket is still good. */
export const checkNonce = defineCall({
  ...checkNonceAddress,
  summary: 'Check whether an upload ticket is still valid',
  isJson: true,
  request: v.object({ _ajax_nonce: v.optional(v.unknown()) }),
  answer: v.union([v.literal('0'), v.object({ success: v.literal(true), data: v.string() })]),
})

/** The folder in the answer's `path` is made and signed by the server; one that somebody made up is not used. */
export const uploadFile = defineCall({
  ...uploadAddress,
  summary: 'Upload a file for a form',
  isJson: true,
  toFolder: true,
  request: filled,
  answer: uploadAnswer,
})

export const deleteUpload = defineCall({
  ...deleteUploadAddress,
  summary: 'Remove an uploaded file of a form',
  isJson: true,
  request: filled,
  answer: deleteUploadAnswer,
})
