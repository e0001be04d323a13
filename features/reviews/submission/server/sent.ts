import type { RequestOf } from '@frontage/kit/wire/call'
import type { saveReview } from '../wire'

export type Sent = RequestOf<typeof saveReview>
