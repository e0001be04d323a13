import { defineCall, type RequestOf } from '@frontage/kit/wire/call'
import { clamped, text } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { checkSubmissionAddress, saveReviewAddress } from '../wire.address'
import { saveAnswer } from './wire.answer'

const word = (most: number) => v.optional(text(most), '')
/** Lines and texts are capped by their rules, which say so at their field; here only what no form would hold is cut off. */
const line = word(2000)

/** Reviews, §7.1. Only these names are read; the rules of the form look at their values (facts, §5). */
export const saveReview = defineCall({
  ...saveReviewAddress,
  summary: 'Send a review',
  lists: ['wprevpro_review_media'],
  request: v.object({
    wprevpro_fid: v.optional(clamped(0, Number.MAX_SAFE_INTEGER), 0),
    wprevpro_review_rating: line,
    wprevpro_review_title: line,
    wprevpro_review_text: word(40_000),
    wprevpro_reviewer_name: line,
    wprevpro_reviewer_email: line,
    wprevpro_company_name: line,
    wprevpro_company_title: line,
    wprevpro_company_website: line,
    wprevpro_review_consent: line,
    wprevpro_select_page: line,
    wprevpro_location: line,
    wprevpro_review_avatar: v.optional(v.union([v.literal(''), upload])),
    wprevpro_review_media: v.optional(v.union([v.literal(''), upload, v.array(upload)])),
    wprev_postid: line,
    wprev_urltag: line,
    wprev_unique_id: line,
    unbrid: line,
    /** The visitor's internet address, where the form asks for it (R39). */
    wprev_ipFormInput: line,
    /** Nobody sees this field: whoever fills it in is a program. */
    name: line,
    wpfb_nonce: line,
  }),
  answer: saveAnswer,
})
export type Sent = RequestOf<typeof saveReview>

/** Reviews, §7.3: `notfound` means that the form may be shown again. */
export const checkSubmission = defineCall({
  ...checkSubmissionAddress,
  summary: 'Check whether a review was sent before',
  request: v.object({ unbrid: line }),
  answer: v.picklist(['found', 'notfound']),
})
