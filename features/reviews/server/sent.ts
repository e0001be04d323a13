import type { RequestOf } from '@frontage/kit/wire/call'
import type { saveReview } from '../wire.legacy'

export type Sent = RequestOf<typeof saveReview>
