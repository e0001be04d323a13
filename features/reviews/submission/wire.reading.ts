import { reading, said } from '@frontage/kit/wire/reading'
import * as v from 'valibot'
import { saveReviewAddress } from '../wire.address'
import { saveAnswer } from './wire.answer'

/** A server of another make may say less. */
export const readSaved = reading(
  saveReviewAddress,
  v.object({ ...saveAnswer.entries, successmsg: said, dbmsg: said, field: v.fallback(saveAnswer.entries.field, undefined) }),
)
