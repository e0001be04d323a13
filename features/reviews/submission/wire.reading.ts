import { reading, said } from '@frontage/kit/wire/reading'
import * as v from 'valibot'
import { loadMoreAnswer, saveAnswer } from '../listing/wire.answer'
import { loadMoreAddress, saveReviewAddress } from '../wire.address'

export const readMore = reading(loadMoreAddress, loadMoreAnswer)

/** A server of another make may say less. */
export const readSaved = reading(
  saveReviewAddress,
  v.object({ ...saveAnswer.entries, successmsg: said, dbmsg: said, field: v.fallback(saveAnswer.entries.field, undefined) }),
)
